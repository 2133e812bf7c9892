/** Canon's packs: still cameras first, then the compact cameras and camcorders. */
export const CANON = `
  LP-E6NH; LP-E6N; LP-E6   | 7.2 | 2130 | 38.4x56.8x21   | 80 | 449 | EOS R5; EOS R6; EOS R6 Mark II; EOS R7; EOS R; EOS Ra; EOS 5D Mark IV; EOS 5D Mark III; EOS 6D Mark II; EOS 90D; EOS 80D; EOS 70D; EOS 7D Mark II | 0.85
  LP-E6N                   | 7.2 | 1865 | 38.4x56.8x21   | 80 | 379 | EOS 5D Mark IV; EOS 5DS; EOS 5DS R; EOS 5D Mark III; EOS 6D Mark II; EOS 7D Mark II; EOS 80D; EOS 70D | 0.6
  LP-E6                    | 7.2 | 1800 | 38.4x56.8x21   | 80 | 349 | EOS 5D Mark II; EOS 5D Mark III; EOS 6D; EOS 7D; EOS 60D; EOS 60Da; EOS 70D | 0.3
  LP-E17                   | 7.2 | 1040 | 33x49.4x15     | 45 | 349 | EOS R10; EOS R50; EOS R8; EOS RP; EOS R100; EOS 200D; EOS 250D; EOS 750D; EOS 760D; EOS 77D; EOS 800D; EOS 850D; EOS M3; EOS M5; EOS M6; EOS M6 Mark II | 0.75
  LP-E10                   | 7.4 | 860  | 36.2x49x14.7   | 45 | 249 | EOS 1100D; EOS 1200D; EOS 1300D; EOS 2000D; EOS 4000D | 0.6
  LP-E8                    | 7.2 | 1120 | 37.1x55.2x15.4 | 52 | 249 | EOS 550D; EOS 600D; EOS 650D; EOS 700D | 0.5
  LP-E12                   | 7.2 | 875  | 32.5x48.5x12.5 | 35 | 279 | EOS M; EOS M2; EOS M10; EOS M50; EOS M50 Mark II; EOS M100; EOS M200; EOS 100D; PowerShot SX70 HS | 0.55
  LP-E5                    | 7.4 | 1080 | 36x53x16       | 50 | 229 | EOS 450D; EOS 500D; EOS 1000D | 0.25
  LP-E19; LP-E4N; LP-E4    | 10.8 | 2700 |              |    | 1290 | EOS R3; EOS-1D X Mark III; EOS-1D X Mark II; EOS-1D X | 0.25
  NB-13L                   | 3.6 | 1250 | 30.6x44x10.5   | 26 | 249 | PowerShot G5 X; PowerShot G5 X Mark II; PowerShot G7 X; PowerShot G7 X Mark II; PowerShot G7 X Mark III; PowerShot G9 X; PowerShot SX620 HS; PowerShot SX720 HS; PowerShot SX730 HS; PowerShot SX740 HS | 0.6
`
export const CANON_COMPACT = `
  BP-511A; BP-511; BP-512  | 7.4 | 1390 | 38x55x21 | 78 | 229 | EOS 5D; EOS 10D; EOS 20D; EOS 30D; EOS 40D; EOS 50D; EOS 300D; PowerShot G6 | 0.25
  NB-2LH; NB-2L            | 7.4 | 720  | 33x45x16 | 40 | 179 | EOS 350D; EOS 400D; PowerShot G7; PowerShot G9; PowerShot S80 | 0.2
  NB-4L                    | 3.7 | 760  | 35x40x6  | 20 | 149 | Digital IXUS 30; Digital IXUS 55; Digital IXUS 75; IXUS 115 HS; IXUS 130 | 0.18
  NB-5L                    | 3.7 | 1120 | 32x45x8  | 25 | 169 | Digital IXUS 800 IS; Digital IXUS 870 IS; PowerShot S100; PowerShot S110; PowerShot SX200 IS; PowerShot SX230 HS | 0.2
  NB-6LH; NB-6L            | 3.7 | 1060 | 35x42x7  | 22 | 179 | PowerShot SX170 IS; PowerShot SX240 HS; PowerShot SX260 HS; PowerShot SX280 HS; PowerShot SX500 IS; PowerShot SX510 HS; PowerShot S90; PowerShot S95; PowerShot D30 | 0.35
  NB-7L                    | 7.4 | 1050 | 38x53x16 | 48 | 219 | PowerShot G10; PowerShot G11; PowerShot G12; PowerShot SX30 IS | 0.2
  NB-8L                    | 3.6 | 740  |          |    | 159 | PowerShot A2200; PowerShot A3000 IS; PowerShot A3100 IS; PowerShot A3200 IS; PowerShot A3300 IS | 0.1
  NB-9L                    | 3.5 | 870  |          |    | 169 | IXUS 1000 HS; IXUS 1100 HS; IXUS 500 HS; PowerShot N | 0.1
  NB-10L                   | 7.4 | 920  | 33x45x15 | 41 | 219 | PowerShot G1 X; PowerShot G15; PowerShot G16; PowerShot G3 X; PowerShot SX40 HS; PowerShot SX50 HS; PowerShot SX60 HS | 0.3
  NB-11LH; NB-11L          | 3.6 | 800  | 34x41x5  | 16 | 169 | IXUS 125 HS; IXUS 155; IXUS 160; IXUS 165; IXUS 175; IXUS 185; IXUS 190; IXUS 285 HS; PowerShot SX400 IS; PowerShot SX410 IS; PowerShot SX430 IS | 0.4
  NB-12L                   | 3.6 | 1910 |          |    | 249 | PowerShot G1 X Mark II; PowerShot N100; LEGRIA mini X | 0.15
  BP-727; BP-718           | 3.6 | 2685 |          |    | 349 | LEGRIA HF R306; LEGRIA HF R406; LEGRIA HF R506; LEGRIA HF R606; LEGRIA HF R706; LEGRIA HF R806 | 0.2
  BP-819; BP-808           | 7.4 | 1780 |          |    | 329 | LEGRIA HF G10; LEGRIA HF M31; LEGRIA HF M41; LEGRIA HF20; LEGRIA HF200; XA10 | 0.15
  BP-955; BP-975           | 7.4 | 5200 |          |    | 599 | EOS C100; EOS C300; EOS C500; XF100; XF300; XF305 | 0.12
`
