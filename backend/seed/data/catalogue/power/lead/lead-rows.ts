/**
 * Sealed lead batteries: code, line, volts, ampere-hours, length x width x height over the terminals in mm, terminal, kilograms
 * and price in SEK. The case sizes are the industry standard (151 x 65 is the 12 V 7 Ah of every alarm and UPS).
 */
export const LEAD_ROWS = `
KS6-1.3 | standby | 6 | 1.3 | 97x24x57 | faston-4.8 | 0.3 | 119
KS6-4.5 | standby | 6 | 4.5 | 70x47x107 | faston-4.8 | 0.75 | 139
KS6-7 | standby | 6 | 7 | 151x34x100 | faston-4.8 | 1.15 | 189
KS6-12 | standby | 6 | 12 | 151x50x100 | faston-4.8 | 1.85 | 249
KS12-0.8 | standby | 12 | 0.8 | 96x25x62 | jst | 0.35 | 169
KS12-1.3 | standby | 12 | 1.3 | 97x43x58 | faston-4.8 | 0.58 | 149
KS12-2 | standby | 12 | 2 | 150x20x89 | jst | 0.7 | 249
KS12-2.3 | standby | 12 | 2.3 | 178x34x66 | faston-4.8 | 0.95 | 199
KS12-2.9 | standby | 12 | 2.9 | 79x56x105 | faston-4.8 | 1.2 | 229
KS12-3.3 | standby | 12 | 3.3 | 134x67x66 | faston-4.8 | 1.3 | 229
KS12-4.5 | standby | 12 | 4.5 | 90x70x107 | faston-4.8 | 1.5 | 219
KS12-5 | standby | 12 | 5 | 90x70x107 | faston-6.3 | 1.7 | 249
KS12-7.2 | standby | 12 | 7.2 | 151x65x100 | faston-4.8 | 2.3 | 229
KS12-7.2F2 | standby | 12 | 7.2 | 151x65x100 | faston-6.3 | 2.3 | 239
KS12-9 | standby | 12 | 9 | 151x65x100 | faston-6.3 | 2.6 | 299
KS12-12 | standby | 12 | 12 | 151x98x101 | faston-6.3 | 3.6 | 399
KS12-18 | standby | 12 | 18 | 181x77x167 | m5 | 5.4 | 599
KS12-26 | standby | 12 | 26 | 166x175x125 | m5 | 8.3 | 899
KS12-33 | standby | 12 | 33 | 195x130x168 | m6 | 10.2 | 1199
KS12-40 | standby | 12 | 40 | 197x165x170 | m6 | 13 | 1399
KS12-55 | standby | 12 | 55 | 229x138x211 | m6 | 16.5 | 1799
KS12-65 | standby | 12 | 65 | 350x167x179 | m6 | 20.5 | 2099
KS12-80 | standby | 12 | 80 | 260x168x211 | m6 | 23.5 | 2499
KS12-100 | standby | 12 | 100 | 330x171x220 | m8 | 29.5 | 2999
KS12-120 | standby | 12 | 120 | 410x177x225 | m8 | 35 | 3599
KS12-150 | standby | 12 | 150 | 485x170x240 | m8 | 44 | 4499
KS12-200 | standby | 12 | 200 | 522x238x223 | m8 | 59 | 5999
KL6-4.5 | long-life | 6 | 4.5 | 70x47x107 | faston-4.8 | 0.8 | 189
KL6-12 | long-life | 6 | 12 | 151x50x100 | faston-4.8 | 1.95 | 329
KL12-1.3 | long-life | 12 | 1.3 | 97x43x58 | faston-4.8 | 0.6 | 199
KL12-2.3 | long-life | 12 | 2.3 | 178x34x66 | faston-4.8 | 1 | 259
KL12-3.4 | long-life | 12 | 3.4 | 134x67x66 | faston-4.8 | 1.4 | 299
KL12-4.5 | long-life | 12 | 4.5 | 90x70x107 | faston-4.8 | 1.6 | 289
KL12-7.2 | long-life | 12 | 7.2 | 151x65x100 | faston-6.3 | 2.6 | 349
KL12-9 | long-life | 12 | 9 | 151x65x100 | faston-6.3 | 2.75 | 429
KL12-12 | long-life | 12 | 12 | 151x98x101 | faston-6.3 | 4 | 549
KL12-18 | long-life | 12 | 18 | 181x77x167 | m5 | 6 | 799
KL12-26 | long-life | 12 | 26 | 166x175x125 | m5 | 8.9 | 1199
KL12-40 | long-life | 12 | 40 | 197x165x170 | m6 | 14 | 1799
KC12-12 | cyclic | 12 | 12 | 151x98x101 | faston-6.3 | 3.9 | 499
KC12-15 | cyclic | 12 | 15 | 151x98x101 | faston-6.3 | 4.3 | 599
KC12-22 | cyclic | 12 | 22 | 181x77x167 | m5 | 6.3 | 849
KC12-28 | cyclic | 12 | 28 | 165x125x175 | m5 | 9.2 | 1149
KC12-33 | cyclic | 12 | 33 | 195x130x168 | m6 | 10.8 | 1449
KC12-36 | cyclic | 12 | 36 | 195x130x168 | m6 | 11.3 | 1599
KC12-45 | cyclic | 12 | 45 | 197x165x170 | m6 | 14.3 | 1849
KC12-50 | cyclic | 12 | 50 | 197x165x170 | m6 | 14.9 | 2049
KC12-60 | cyclic | 12 | 60 | 260x168x211 | m6 | 19.5 | 2399
KC12-75 | cyclic | 12 | 75 | 260x168x211 | m6 | 24 | 2799
KC12-100 | cyclic | 12 | 100 | 330x171x220 | m8 | 31 | 3599
KG12-8 | gel | 12 | 8 | 151x65x100 | faston-6.3 | 2.6 | 449
KG12-12 | gel | 12 | 12 | 151x98x101 | faston-6.3 | 4 | 599
KG12-18 | gel | 12 | 18 | 181x77x167 | m5 | 5.8 | 899
KG12-26 | gel | 12 | 26 | 166x175x125 | m5 | 8.8 | 1299
KG12-33 | gel | 12 | 33 | 195x130x168 | m6 | 11 | 1599
KG12-40 | gel | 12 | 40 | 197x165x170 | m6 | 14 | 1999
KG12-55 | gel | 12 | 55 | 229x138x211 | m6 | 18 | 2599
KG12-75 | gel | 12 | 75 | 260x168x211 | m6 | 24.5 | 3199
KG12-100 | gel | 12 | 100 | 330x171x220 | m8 | 32 | 4199
KG12-200 | gel | 12 | 200 | 522x238x223 | m8 | 62 | 7999
`
/** Replacement kits for UPS: the maker's code, the battery in it, number of batteries, price in SEK, and the models it fits. */
export const UPS_KIT_ROWS = `
RBC2 | KS12-7.2F2 | 1 | 299 | Back-UPS 300; Back-UPS 500
RBC4 | KS12-12 | 1 | 499 | Back-UPS Pro 650
RBC6 | KS12-12 | 2 | 999 | Smart-UPS SMT1000I; Smart-UPS SUA1000I
RBC7 | KS12-18 | 2 | 1499 | Smart-UPS SMT1500I; Smart-UPS SUA1500I
RBC17 | KS12-9 | 1 | 399 | Back-UPS ES 700; Back-UPS BE650G1
RBC48 | KS12-7.2F2 | 2 | 699 | Smart-UPS SMT750I; Smart-UPS SUA750I
RBC55 | KS12-18 | 4 | 2799 | Smart-UPS SMT2200I; Smart-UPS SMT3000I
RBC110 | KS12-7.2F2 | 1 | 349 | Back-UPS ES 550G; Back-UPS Pro BR550GI
RBC123 | KS12-9 | 2 | 849 | Back-UPS Pro 900
RBC124 | KS12-9 | 2 | 899 | Back-UPS Pro 1200; Back-UPS Pro 1500
`
