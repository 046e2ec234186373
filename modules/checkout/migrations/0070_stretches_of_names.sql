-- Where the stretches of the alphabet begin that the indexes of the searched texts know: each letter has seven. They are
-- in the order of nb-x-icu, and must never change, since those indexes have their numbers.
create function checkout.stretch_starts() returns text[]
language sql immutable parallel safe
return string_to_array(
  'a ad ah al ap at ay b bd bh bl bp bt by c cd ch cl cp ct cy d dd dh dl dp dt dy e ed eh el ep et ey '
  'f fd fh fl fp ft fy g gd gh gl gp gt gy h hd hh hl hp ht hy i id ih il ip it iy j jd jh jl jp jt jy '
  'k kd kh kl kp kt ky l ld lh ll lp lt ly m md mh ml mp mt my n nd nh nl np nt ny o od oh ol op ot oy '
  'p pd ph pl pp pt py q qd qh ql qp qt qy r rd rh rl rp rt ry s sd sh sl sp st sy t td th tl tp tt ty '
  'u ud uh ul up ut uy v vd vh vl vp vt vy w wd wh wl wp wt wy x xd xh xl xp xt xy y yd yh yl yp yt yy '
  'z zd zh zl zp zt zy æ æd æh æl æp æt æy ø ød øh øl øp øt øy å åd åh ål åp åt åy',
  ' '
);

-- The stretch of a name, and as a negative number the 16 stretches that it is one of: few numbers stand for a long part
-- of the alphabet.
create function checkout.stretches_of(name text) returns integer[]
language sql immutable parallel safe
return array[
  width_bucket(name collate "nb-x-icu", checkout.stretch_starts()),
  -1 - width_bucket(name collate "nb-x-icu", checkout.stretch_starts()) / 16
];
