/**
 * Leisure and marine batteries: code, build, volts, ampere-hours, length x width x height in
 * mm, terminal, kilograms, price in SEK.
 */
export const LEISURE_ROWS = `
FB60 | flooded | 12 | 60 | 242x175x190 | auto-post | 15.5 | 1099
FB75 | flooded | 12 | 75 | 278x175x190 | auto-post | 18.5 | 1249
FB80 | flooded | 12 | 80 | 278x175x190 | auto-post | 19.5 | 1349
FB90 | flooded | 12 | 90 | 353x175x190 | auto-post | 22.5 | 1549
FB100 | flooded | 12 | 100 | 353x175x190 | auto-post | 24 | 1649
FB140 | flooded | 12 | 140 | 513x189x223 | auto-post | 36 | 2499
FB180 | flooded | 12 | 180 | 513x223x223 | auto-post | 44 | 2999
FB230 | flooded | 12 | 230 | 518x276x242 | auto-post | 58 | 3799
FA60 | agm | 12 | 60 | 242x175x190 | auto-post | 18 | 1899
FA70 | agm | 12 | 70 | 278x175x190 | auto-post | 21 | 2199
FA80 | agm | 12 | 80 | 315x175x190 | auto-post | 23.5 | 2399
FA95 | agm | 12 | 95 | 353x175x190 | auto-post | 26.5 | 2799
FA105 | agm | 12 | 105 | 393x175x190 | auto-post | 29 | 2999
FA110 | agm | 12 | 110 | 330x171x220 | m8 | 31.5 | 3299
FA130 | agm | 12 | 130 | 410x177x225 | m8 | 37.5 | 3899
FA160 | agm | 12 | 160 | 485x170x240 | m8 | 45 | 4799
FA220 | agm | 12 | 220 | 522x238x223 | m8 | 62 | 6499
FG50 | gel | 12 | 50 | 210x175x175 | auto-post | 17 | 2299
FG60 | gel | 12 | 60 | 278x175x190 | auto-post | 21 | 2699
FG80 | gel | 12 | 80 | 353x175x190 | auto-post | 27 | 3199
FG110 | gel | 12 | 110 | 286x269x230 | auto-post | 39 | 4299
FG140 | gel | 12 | 140 | 513x223x223 | auto-post | 46 | 5299
FG210 | gel | 12 | 210 | 518x279x240 | auto-post | 67 | 7299
FL12-7 | lithium | 12.8 | 7 | 151x65x94 | faston-6.3 | 0.9 | 599
FL12-12 | lithium | 12.8 | 12 | 151x98x95 | faston-6.3 | 1.4 | 899
FL12-20 | lithium | 12.8 | 20 | 181x77x167 | m5 | 2.6 | 1299
FL12-30 | lithium | 12.8 | 30 | 195x130x168 | m6 | 3.6 | 1699
FL12-50 | lithium | 12.8 | 50 | 197x165x170 | m6 | 6.2 | 2499
FL12-75 | lithium | 12.8 | 75 | 260x168x211 | m8 | 8.6 | 3299
FL12-100 | lithium | 12.8 | 100 | 330x172x215 | m8 | 10.8 | 3999
FL12-100D | lithium | 12.8 | 100 | 353x175x190 | auto-post | 10.9 | 4499
FL12-150 | lithium | 12.8 | 150 | 485x170x240 | m8 | 16.5 | 5999
FL12-200 | lithium | 12.8 | 200 | 522x238x218 | m8 | 21.5 | 7499
FL12-300 | lithium | 12.8 | 300 | 522x268x220 | m8 | 31 | 10999
FL24-50 | lithium | 25.6 | 50 | 330x172x215 | m8 | 10.6 | 4499
FL24-100 | lithium | 25.6 | 100 | 485x170x240 | m8 | 20.5 | 7999
FL36-60 | lithium | 38.4 | 60 | 485x170x240 | m8 | 19 | 7999
`
