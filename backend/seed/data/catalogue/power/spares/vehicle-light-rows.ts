/** Bulbs by their UN ECE category: volts, watts, base, price in SEK, kind and items per pack. */
export const BULB_ROWS = `
H1 | 12 | 55 | P14,5s | 69 | headlight | 1
H3 | 12 | 55 | PK22s | 79 | headlight | 1
H4 | 12 | 60/55 | P43t | 79 | headlight | 1
H4 +100 % | 12 | 60/55 | P43t | 299 | headlight | 2
H7 | 12 | 55 | PX26d | 89 | headlight | 1
H7 +150 % | 12 | 55 | PX26d | 349 | headlight | 2
H7 Longlife | 12 | 55 | PX26d | 119 | headlight | 1
H8 | 12 | 35 | PGJ19-1 | 129 | headlight | 1
H9 | 12 | 65 | PGJ19-5 | 149 | headlight | 1
H11 | 12 | 55 | PGJ19-2 | 129 | headlight | 1
H15 | 12 | 15/55 | PGJ23t-1 | 199 | headlight | 1
H16 | 12 | 19 | PGJ19-3 | 149 | headlight | 1
H18 | 12 | 65 | PY26d-1 | 199 | headlight | 1
HB3 | 12 | 60 | P20d | 139 | headlight | 1
HB4 | 12 | 51 | P22d | 139 | headlight | 1
HIR2 | 12 | 55 | PX22d | 249 | headlight | 1
H4 24 V | 24 | 75/70 | P43t | 99 | headlight | 1
H7 24 V | 24 | 70 | PX26d | 109 | headlight | 1
D1S | 85 | 35 | PK32d-2 | 499 | xenon | 1
D2S | 85 | 35 | P32d-2 | 399 | xenon | 1
D3S | 42 | 35 | PK32d-5 | 599 | xenon | 1
D4S | 42 | 35 | P32d-5 | 599 | xenon | 1
P21W | 12 | 21 | BA15s | 39 | signal | 2
P21/5W | 12 | 21/5 | BAY15d | 45 | signal | 2
PY21W | 12 | 21 | BAU15s | 49 | signal | 2
PR21W | 12 | 21 | BAW15s | 69 | signal | 1
P27/7W | 12 | 27/7 | W2,5×16q | 69 | signal | 1
H6W | 12 | 6 | BAX9s | 59 | signal | 2
H21W | 12 | 21 | BAY9s | 79 | signal | 1
R5W | 12 | 5 | BA15s | 35 | signal | 2
R10W | 12 | 10 | BA15s | 39 | signal | 2
T4W | 12 | 4 | BA9s | 35 | signal | 2
W3W | 12 | 3 | W2,1×9,5d | 35 | signal | 2
W5W | 12 | 5 | W2,1×9,5d | 35 | signal | 2
W5W × 10 | 12 | 5 | W2,1×9,5d | 119 | signal | 10
WY5W | 12 | 5 | W2,1×9,5d | 45 | signal | 2
W16W | 12 | 16 | W2,1×9,5d | 55 | signal | 2
W21W | 12 | 21 | W3×16d | 55 | signal | 2
W21/5W | 12 | 21/5 | W3×16q | 59 | signal | 2
WY21W | 12 | 21 | WX3×16d | 69 | signal | 2
C5W 36 mm | 12 | 5 | SV8,5 | 35 | signal | 2
C10W 41 mm | 12 | 10 | SV8,5 | 39 | signal | 2
P21W 24 V | 24 | 21 | BA15s | 45 | signal | 2
R5W 24 V | 24 | 5 | BA15s | 39 | signal | 2
W5W 24 V | 24 | 5 | W2,1×9,5d | 39 | signal | 2
LED W5W 6000 K | 12 | 1 | W2,1×9,5d | 129 | interior | 2
LED C5W 36 mm | 12 | 1 | SV8,5 | 129 | interior | 2
LED C10W 41 mm | 12 | 1.5 | SV8,5 | 139 | interior | 2
`
/** Fuses: code, shape, available amperes, volts, price in SEK, items per pack, width x height x depth in mm. */
export const FUSE_ROWS = `
FMN | Mini (APM) | 2, 3, 5, 7.5, 10, 15, 20, 25, 30 | 32 | 29 | 10 | 11x16x4
FLP | Mini LP (APS) | 5, 7.5, 10, 15, 20, 25, 30 | 32 | 35 | 10 | 11x9x4
FMC | Micro2 (APT) | 5, 7.5, 10, 15, 20, 25, 30 | 32 | 45 | 5 | 9x15x4
FAT | Standard (ATO) | 3, 5, 7.5, 10, 15, 20, 25, 30, 40 | 32 | 29 | 10 | 19x19x5
FMX | Maxi (APX) | 20, 30, 40, 50, 60, 80 | 32 | 39 | 2 | 29x34x9
FMI | MIDI | 40, 60, 80, 100, 125 | 58 | 69 | 1 | 41x12x11
FME | MEGA | 100, 150, 200, 250, 300 | 32 | 99 | 1 | 68x18x12
FGF | 5 × 20 mm F | 0.5, 1, 2, 3.15, 5, 6.3, 10 | 250 | 29 | 10 | 20x5x5
FGT | 5 × 20 mm T | 0.5, 1, 2, 3.15, 5, 6.3, 10 | 250 | 29 | 10 | 20x5x5
FAN | ANL | 80, 100, 150, 200 | 80 | 79 | 1 | 81x22x10
`
