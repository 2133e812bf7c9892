export const IPAD = `
  A1376 | 3.8  | 6930  | | | 399 | iPad 2 | 0.14
  A1389 | 3.7  | 11560 | | | 449 | iPad (gen. 3); iPad (gen. 4) | 0.16
  A1484 | 3.73 | 8827  | | | 449 | iPad Air; iPad (gen. 5); iPad (gen. 6) | 0.45
  A1547 | 3.76 | 7340  | | | 449 | iPad Air 2       | 0.38
  A1445 | 3.72 | 4440  | | | 379 | iPad mini        | 0.18
  A1512 | 3.75 | 6471  | | | 399 | iPad mini 2; iPad mini 3 | 0.26
  A1546 | 3.82 | 5124  | | | 419 | iPad mini 4      | 0.26
  A1725 | 3.82 | 5124  | | | 439 | iPad mini (gen. 5) | 0.24
  A1664 | 3.82 | 7306  | | | 479 | iPad Pro 9.7     | 0.26
  A1798 | 3.77 | 8134  | | | 529 | iPad Pro 10.5; iPad Air (gen. 3) | 0.28
  A1577 | 3.77 | 10307 | | | 599 | iPad Pro 12.9 (gen. 1) | 0.2
`
export const GALAXY_TAB = `
  SP3676B1A   | 3.7 | 7000 | | | 349 | Galaxy Tab 2 10.1; Galaxy Note 10.1 | 0.1
  T4500E      | 3.8 | 6800 | | | 349 | Galaxy Tab 3 10.1 | 0.12
  EB-BT530FBE | 3.8 | 6800 | | | 349 | Galaxy Tab 4 10.1 | 0.16
  EB-BT550ABE | 3.8 | 6000 | | | 359 | Galaxy Tab A 9.7 | 0.16
  EB-BT585ABE | 3.8 | 7300 | | | 379 | Galaxy Tab A 10.1 (2016) | 0.3
  EB-BT515ABU | 3.85 | 6150 | | | 379 | Galaxy Tab A 10.1 (2019) | 0.3
  EB-BT800FBE | 3.8 | 7900 | | | 389 | Galaxy Tab S 10.5 | 0.14
  EB-BT810ABE | 3.85 | 5870 | | | 389 | Galaxy Tab S2 9.7 | 0.22
  EB-BT825ABE | 3.85 | 6000 | | | 399 | Galaxy Tab S3    | 0.18
  EB-BT835ABU | 3.85 | 7300 | | | 429 | Galaxy Tab S4    | 0.18
  EB-BT725ABU | 3.85 | 7040 | | | 429 | Galaxy Tab S5e   | 0.22
`
export const MEDIAPAD = `
  HB3080G1EBW | 3.8  | 4800 | | | 299 | MediaPad T1 10; MediaPad T3 10 | 0.2
  HB2899C0ECL | 3.82 | 5100 | | | 319 | MediaPad M3 8.4; MediaPad M5 8.4 | 0.16
`
export const SURFACE = `
  G3HTA027H | 7.5  | 5087 | | | 599 | Surface Pro 4 | 0.26
  G3HTA038H | 7.57 | 5940 | | | 649 | Surface Pro (2017); Surface Pro 6 | 0.26
`
