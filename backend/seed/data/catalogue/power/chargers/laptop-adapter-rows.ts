/** Laptop adapters: maker, volts, watts, plug (outer x inner mm, or its name), connector key or nothing, price in SEK. */
export const LAPTOP_ADAPTER_ROWS = `
Lenovo | 20 | 45 | 4,0 × 1,7 mm | barrel-4.0x1.7 | 299
Lenovo | 20 | 65 | 4,0 × 1,7 mm | barrel-4.0x1.7 | 329
Lenovo | 20 | 45 | 11 × 4,5 mm | square-tip | 299
Lenovo | 20 | 65 | 11 × 4,5 mm | square-tip | 329
Lenovo | 20 | 90 | 11 × 4,5 mm | square-tip | 379
Lenovo | 20 | 135 | 11 × 4,5 mm | square-tip | 549
Lenovo | 20 | 170 | 11 × 4,5 mm | square-tip | 699
Lenovo | 20 | 230 | 11 × 4,5 mm | square-tip | 999
Lenovo | 20 | 65 | 7,9 × 5,5 mm | | 329
Lenovo | 20 | 90 | 7,9 × 5,5 mm | | 379
Lenovo | 20 | 65 | 5,5 × 2,5 mm | barrel-5.5x2.5 | 329
Dell | 19.5 | 45 | 4,5 × 3,0 mm | barrel-4.5x3.0 | 299
Dell | 19.5 | 65 | 4,5 × 3,0 mm | barrel-4.5x3.0 | 329
Dell | 19.5 | 90 | 4,5 × 3,0 mm | barrel-4.5x3.0 | 379
Dell | 19.5 | 130 | 4,5 × 3,0 mm | barrel-4.5x3.0 | 549
Dell | 19.5 | 65 | 7,4 × 5,0 mm | barrel-7.4x5.0 | 329
Dell | 19.5 | 90 | 7,4 × 5,0 mm | barrel-7.4x5.0 | 379
Dell | 19.5 | 130 | 7,4 × 5,0 mm | barrel-7.4x5.0 | 549
Dell | 19.5 | 180 | 7,4 × 5,0 mm | barrel-7.4x5.0 | 749
Dell | 19.5 | 240 | 7,4 × 5,0 mm | barrel-7.4x5.0 | 999
HP | 19.5 | 45 | 4,5 × 3,0 mm | barrel-4.5x3.0 | 299
HP | 19.5 | 65 | 4,5 × 3,0 mm | barrel-4.5x3.0 | 329
HP | 19.5 | 90 | 4,5 × 3,0 mm | barrel-4.5x3.0 | 379
HP | 19.5 | 120 | 4,5 × 3,0 mm | barrel-4.5x3.0 | 499
HP | 19.5 | 150 | 4,5 × 3,0 mm | barrel-4.5x3.0 | 599
HP | 19.5 | 200 | 4,5 × 3,0 mm | barrel-4.5x3.0 | 849
HP | 18.5 | 65 | 7,4 × 5,0 mm | barrel-7.4x5.0 | 329
HP | 19 | 90 | 7,4 × 5,0 mm | barrel-7.4x5.0 | 379
HP | 18.5 | 120 | 7,4 × 5,0 mm | barrel-7.4x5.0 | 499
HP | 19.5 | 230 | 7,4 × 5,0 mm | barrel-7.4x5.0 | 949
HP | 18.5 | 65 | 4,8 × 1,7 mm | | 329
Acer | 19 | 45 | 3,0 × 1,1 mm | | 299
Acer | 19 | 65 | 3,0 × 1,1 mm | | 329
Acer | 19 | 65 | 5,5 × 1,7 mm | | 329
Acer | 19 | 90 | 5,5 × 1,7 mm | | 379
Acer | 19 | 135 | 5,5 × 1,7 mm | | 549
Acer | 19.5 | 180 | 5,5 × 1,7 mm | | 749
Asus | 19 | 33 | 4,0 × 1,35 mm | | 279
Asus | 19 | 45 | 4,0 × 1,35 mm | | 299
Asus | 19 | 65 | 4,0 × 1,35 mm | | 329
Asus | 19 | 45 | 4,5 × 3,0 mm | barrel-4.5x3.0 | 299
Asus | 19 | 65 | 5,5 × 2,5 mm | barrel-5.5x2.5 | 329
Asus | 19 | 90 | 5,5 × 2,5 mm | barrel-5.5x2.5 | 379
Asus | 19 | 120 | 5,5 × 2,5 mm | barrel-5.5x2.5 | 499
Asus | 20 | 150 | 6,0 × 3,7 mm | | 649
Asus | 20 | 200 | 6,0 × 3,7 mm | | 899
Toshiba | 19 | 45 | 5,5 × 2,5 mm | barrel-5.5x2.5 | 299
Toshiba | 19 | 65 | 5,5 × 2,5 mm | barrel-5.5x2.5 | 329
Toshiba | 19 | 90 | 5,5 × 2,5 mm | barrel-5.5x2.5 | 379
Fujitsu | 19 | 65 | 5,5 × 2,5 mm | barrel-5.5x2.5 | 329
Fujitsu | 19 | 90 | 5,5 × 2,5 mm | barrel-5.5x2.5 | 379
Samsung | 19 | 40 | 3,0 × 1,1 mm | | 299
Samsung | 19 | 60 | 5,5 × 3,0 mm | | 329
Samsung | 19 | 90 | 5,5 × 3,0 mm | | 379
Sony | 19.5 | 65 | 6,5 × 4,4 mm | | 329
Sony | 19.5 | 90 | 6,5 × 4,4 mm | | 379
MSI | 19.5 | 120 | 5,5 × 2,5 mm | barrel-5.5x2.5 | 549
MSI | 19.5 | 180 | 5,5 × 2,5 mm | barrel-5.5x2.5 | 749
MSI | 19.5 | 230 | 7,4 × 5,0 mm | barrel-7.4x5.0 | 999
Apple | 14.5 | 45 | MagSafe L | magsafe | 349
Apple | 16.5 | 60 | MagSafe L | magsafe | 399
Apple | 18.5 | 85 | MagSafe L | magsafe | 449
Apple | 14.85 | 45 | MagSafe 2 | magsafe-2 | 349
Apple | 16.5 | 60 | MagSafe 2 | magsafe-2 | 399
Apple | 20 | 85 | MagSafe 2 | magsafe-2 | 449
Microsoft | 15 | 44 | Surface Connect | | 399
Microsoft | 15 | 65 | Surface Connect | | 449
Microsoft | 15 | 102 | Surface Connect | | 649
`
