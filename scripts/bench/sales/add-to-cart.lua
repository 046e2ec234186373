-- Each call of wrk adds a patch to the cart of a new session.
math.randomseed(os.time())

local function digits(count)
  return (string.rep('x', count):gsub('x', function() return string.format('%x', math.random(0, 15)) end))
end

function request()
  local id = table.concat({ digits(8), digits(4), '4' .. digits(3), 'a' .. digits(3), digits(12) }, '-')
  return wrk.format('POST', nil, {
    ['content-type'] = 'application/json',
    ['x-session-id'] = 'session_' .. os.time() .. '000_' .. id,
  }, '{"productId":1,"quantity":1}')
end
