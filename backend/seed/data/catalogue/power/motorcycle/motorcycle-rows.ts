/**
 * Powersport batteries by the JIS code every maker uses: code, build, ampere-hours, cold cranking amperes (empty: not stated),
 * length x width x height in mm, side of the positive terminal, kilograms, price in SEK, and vehicles that it fits.
 */
export const MOTORCYCLE_ROWS = `
YTX4L-BS | agm | 3 | 50 | 113x70x85 | right | 1.3 | 349 | Aprilia SR 50
YTX5L-BS | agm | 4 | 80 | 113x70x105 | right | 1.7 | 399 | KTM EXC 450
YTX7A-BS | agm | 6 | 105 | 150x87x94 | left | 2.4 | 449 | Kymco Agility 125
YTX7L-BS | agm | 6 | 100 | 113x70x130 | right | 2.3 | 449 | Honda CBR125R
YTX9-BS | agm | 8 | 135 | 150x87x105 | left | 3 | 499 | Kawasaki Z750; Honda CB500
YTX12-BS | agm | 10 | 180 | 150x87x130 | left | 3.7 | 649 | Suzuki GSF650 Bandit
YTX14-BS | agm | 12 | 200 | 150x87x145 | left | 4.5 | 749 | BMW R 1200 GS
YTX14L-BS | agm | 12 | 200 | 150x87x145 | right | 4.5 | 799 | Harley-Davidson Sportster 883
YTX14AH-BS | agm | 12 | 210 | 134x89x166 | left | 4.5 | 849 | Polaris Sportsman 400
YTX15L-BS | agm | 13 | 230 | 175x87x130 | right | 4.8 | 899 |
YTX16-BS | agm | 14 | 230 | 150x87x161 | left | 5.1 | 899 | Suzuki VL1500 Intruder
YTX20-BS | agm | 18 | 270 | 175x87x155 | left | 6.3 | 999 |
YTX20L-BS | agm | 18 | 270 | 175x87x155 | right | 6.3 | 949 | Honda GL1800 Gold Wing; Can-Am Outlander 650
YTX20HL-BS | agm | 18 | 310 | 175x87x155 | right | 6.5 | 1099 | Harley-Davidson Softail
YTX20CH-BS | agm | 18 | 270 | 150x87x161 | left | 5.9 | 999 | Suzuki VZ800 Marauder
YTX24HL-BS | agm | 21 | 350 | 205x87x162 | right | 7.4 | 1249 | Yamaha Venture Royale
YIX30L-BS | agm | 30 | 400 | 166x126x175 | right | 10 | 1499 | Harley-Davidson Electra Glide; Polaris Ranger 800
YTZ5S | agm | 3.5 | 65 | 113x70x85 | right | 1.4 | 399 | Honda CRF450X
YTZ6V | agm | 5 | 90 | 113x70x105 | right | 1.8 | 479 | Honda PCX125
YTZ7S | agm | 6 | 130 | 113x70x105 | right | 2.1 | 499 | Yamaha WR250F; Honda SH125i
YTZ10S | agm | 8.6 | 190 | 150x87x93 | left | 3.2 | 799 | Yamaha MT-07; Yamaha YZF-R6; Honda CBR600RR
YTZ12S | agm | 11 | 210 | 150x87x110 | left | 3.7 | 999 | Honda NC750X
YTZ14S | agm | 11.2 | 230 | 150x87x110 | left | 3.9 | 1099 | KTM 1190 Adventure; Honda VFR1200F
YT7B-BS | agm | 6.5 | 110 | 150x65x93 | left | 2.5 | 549 | Suzuki DR-Z400S
YT9B-BS | agm | 8 | 115 | 150x70x105 | left | 3.1 | 649 | Yamaha XT660R; Yamaha TMAX 500
YT12A-BS | agm | 10 | 175 | 150x87x105 | left | 3.6 | 699 | Suzuki SV650
YT12B-BS | agm | 10 | 210 | 150x69x130 | left | 3.6 | 749 | Yamaha FZ6; Ducati Monster 696
YT14B-BS | agm | 12 | 210 | 150x70x145 | left | 4.3 | 849 | Yamaha FJR1300
GYZ16H | agm | 16 | 240 | 150x87x145 | left | 5.2 | 999 |
51913 | agm | 21 | 250 | 186x82x171 | right | 6.8 | 1099 | BMW K 1100 LT
YB2.5L-C | flooded | 2.5 | | 80x70x105 | right | 1 | 249 |
YB3L-A | flooded | 3 | | 98x56x110 | right | 1.2 | 279 | Yamaha DT125R
YB4L-B | flooded | 4 | | 120x70x92 | right | 1.5 | 299 | Peugeot Speedfight 2
YB5L-B | flooded | 5 | | 120x60x130 | right | 1.8 | 299 | Piaggio Zip 50
YB7-A | flooded | 8 | | 136x75x133 | left | 2.7 | 349 | Suzuki GN125
YB9-B | flooded | 9 | | 136x75x139 | left | 3.1 | 369 | Piaggio Vespa PX 125
YB10L-A2 | flooded | 11 | | 136x90x145 | right | 3.7 | 429 | Suzuki GS500E
YB12A-A | flooded | 12 | | 134x80x160 | left | 4.1 | 499 | Kawasaki GPZ500S
YB12AL-A2 | flooded | 12 | | 134x80x160 | right | 4.1 | 499 | Yamaha XJ600 Diversion
YB14-A2 | flooded | 14 | | 134x89x166 | left | 4.6 | 579 | Honda CB750
YB14L-A2 | flooded | 14 | | 134x89x166 | right | 4.6 | 579 | Kawasaki GPZ900R
YB16-B | flooded | 19 | | 175x100x155 | left | 6.1 | 749 |
YB16AL-A2 | flooded | 16 | | 205x70x162 | right | 6 | 799 | Yamaha V-Max 1200
YB16CL-B | flooded | 19 | 240 | 175x100x175 | right | 6.9 | 799 | Sea-Doo GTI 130
YB18L-A | flooded | 18 | | 180x90x162 | right | 6.2 | 799 | Kawasaki Z1300
Y60-N24L-A | flooded | 28 | | 184x124x175 | right | 9.4 | 949 | BMW R 100 RT
12N24-3A | flooded | 24 | | 184x124x175 | right | 9 | 799 |
53030 | flooded | 30 | | 186x130x171 | right | 9.6 | 999 | BMW K 100
`
/** Lithium replacements: the lead size they replace, watt-hours, cold cranking amperes, kilograms and price in SEK. */
export const MOTORCYCLE_LITHIUM_ROWS = `
YTX4L-BS | 19.2 | 95 | 0.4 | 799
YTX5L-BS | 24 | 120 | 0.5 | 899
YTX7L-BS | 28.8 | 150 | 0.6 | 999
YTX9-BS | 36 | 180 | 0.7 | 1199
YTX12-BS | 42 | 210 | 0.9 | 1399
YTX14-BS | 48 | 240 | 1 | 1599
YTX14L-BS | 48 | 240 | 1 | 1599
YTX20L-BS | 84 | 420 | 1.6 | 2199
YTX24HL-BS | 90 | 450 | 1.8 | 2499
YIX30L-BS | 96 | 480 | 2 | 2899
YTZ5S | 19.2 | 95 | 0.4 | 849
YTZ7S | 28.8 | 150 | 0.5 | 1049
YTZ10S | 48 | 230 | 0.9 | 1499
YTZ12S | 48 | 240 | 1 | 1599
YTZ14S | 60 | 280 | 1.1 | 1799
YT9B-BS | 36 | 180 | 0.7 | 1249
YT12B-BS | 48 | 240 | 1 | 1599
YB16CL-B | 84 | 420 | 1.6 | 2299
`
