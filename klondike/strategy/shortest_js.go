package strategy

import "kedou/search/registry"

// shortest is empty: a module for browsers has no room for the solver of shortest solutions.
var shortest registry.Table[*Strategy]
