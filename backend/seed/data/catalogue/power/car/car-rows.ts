/**
 * Starter batteries: ETN, technology, ampere-hours, cold cranking amperes (EN), length x width x height in mm, side of the
 * positive terminal, seen from the side nearest the terminals, EN case size and price in SEK.
 */
export const CAR_ROWS = `
540 406 034 | flooded | 40 | 340 | 187x127x227 | right | B19 | 849
540 127 033 | flooded | 40 | 330 | 187x127x227 | left | B19 | 849
545 156 033 | flooded | 45 | 330 | 238x129x227 | right | B24 | 899
545 158 033 | flooded | 45 | 330 | 238x129x227 | left | B24 | 899
544 402 044 | flooded | 44 | 440 | 207x175x175 | right | T4 | 799
545 412 040 | flooded | 45 | 400 | 207x175x190 | right | H4 | 829
545 413 040 | flooded | 45 | 400 | 207x175x190 | left | H4 | 829
552 400 047 | flooded | 52 | 470 | 207x175x190 | right | H4 | 899
552 401 052 | flooded | 52 | 520 | 207x175x175 | right | T4 | 979
554 400 053 | flooded | 54 | 530 | 207x175x190 | right | H4 | 999
556 400 048 | flooded | 56 | 480 | 242x175x190 | right | H5 | 949
556 401 048 | flooded | 56 | 480 | 242x175x190 | left | H5 | 949
560 408 054 | flooded | 60 | 540 | 242x175x190 | right | H5 | 999
560 127 054 | flooded | 60 | 540 | 242x175x190 | left | H5 | 999
560 409 054 | flooded | 60 | 540 | 242x175x175 | right | T5 | 999
560 410 054 | flooded | 60 | 540 | 232x173x225 | right | D23 | 1099
560 411 054 | flooded | 60 | 540 | 232x173x225 | left | D23 | 1099
561 400 060 | flooded | 61 | 600 | 242x175x175 | right | T5 | 1149
563 400 061 | flooded | 63 | 610 | 242x175x190 | right | H5 | 1149
563 401 061 | flooded | 63 | 610 | 242x175x190 | left | H5 | 1149
570 412 063 | flooded | 70 | 630 | 261x175x220 | right | D26 | 1249
570 413 063 | flooded | 70 | 630 | 261x175x220 | left | D26 | 1249
572 409 068 | flooded | 72 | 680 | 278x175x175 | right | T6 | 1199
574 012 068 | flooded | 74 | 680 | 278x175x190 | right | H6 | 1199
574 013 068 | flooded | 74 | 680 | 278x175x190 | left | H6 | 1199
574 402 075 | flooded | 74 | 750 | 278x175x175 | right | T6 | 1349
577 400 078 | flooded | 77 | 780 | 278x175x190 | right | H6 | 1349
580 406 074 | flooded | 80 | 740 | 315x175x175 | right | T7 | 1349
585 200 080 | flooded | 85 | 800 | 315x175x175 | right | T7 | 1499
585 400 080 | flooded | 85 | 800 | 315x175x190 | right | H7 | 1499
595 402 080 | flooded | 95 | 800 | 353x175x190 | right | H8 | 1549
595 404 083 | flooded | 95 | 830 | 306x173x225 | right | D31 | 1599
595 405 083 | flooded | 95 | 830 | 306x173x225 | left | D31 | 1599
600 402 083 | flooded | 100 | 830 | 353x175x190 | right | H8 | 1699
610 402 092 | flooded | 110 | 920 | 393x175x190 | right | H9 | 1899
560 500 064 | efb | 60 | 640 | 242x175x190 | right | H5 | 1349
565 500 065 | efb | 65 | 650 | 278x175x175 | right | T6 | 1449
570 500 076 | efb | 70 | 760 | 278x175x190 | right | H6 | 1549
572 501 076 | efb | 72 | 760 | 261x175x220 | right | D26 | 1649
575 500 073 | efb | 75 | 730 | 315x175x175 | right | T7 | 1649
580 500 080 | efb | 80 | 800 | 315x175x190 | right | H7 | 1749
605 500 095 | efb | 105 | 950 | 393x175x190 | right | H9 | 2249
560 901 068 | agm | 60 | 680 | 242x175x190 | right | H5 | 1799
570 901 076 | agm | 70 | 760 | 278x175x190 | right | H6 | 1999
580 901 080 | agm | 80 | 800 | 315x175x190 | right | H7 | 2199
595 901 085 | agm | 95 | 850 | 353x175x190 | right | H8 | 2499
605 901 095 | agm | 105 | 950 | 393x175x190 | right | H9 | 2799
640 035 076 | truck | 140 | 760 | 513x189x223 | left | A | 2299
680 032 100 | truck | 180 | 1000 | 513x223x223 | left | B | 2899
725 103 115 | truck | 225 | 1150 | 518x276x242 | left | C | 3599
`
/** Popular sizes that our own brand also has: ETN and price in SEK. */
export const OWN_BRAND_ROWS = `
544 402 044 | 699
545 156 033 | 799
552 400 047 | 799
556 400 048 | 849
560 408 054 | 879
560 409 054 | 879
560 127 054 | 879
560 410 054 | 979
570 412 063 | 1099
572 409 068 | 1049
574 012 068 | 1049
580 406 074 | 1199
595 402 080 | 1349
595 404 083 | 1399
570 500 076 | 1349
580 500 080 | 1549
560 901 068 | 1549
570 901 076 | 1699
580 901 080 | 1899
595 901 085 | 2149
605 901 095 | 2449
`
