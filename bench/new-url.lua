-- For wrk: replaces NEW at the end of the URL by a number of its own for each request.
local number = 0
request = function()
  number = number + 1
  return wrk.format(nil, (wrk.path:gsub("NEW$", number)))
end
