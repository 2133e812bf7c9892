/** Repair parts for phones and tablets, parsed by `goodsOf`. */
export const PHONE_ROWS = `
screen | SCR-IP8 | iPhone 8 LCD | 68x139x4 | 60 | 349 | | Apple iPhone 8; Apple iPhone SE (2020)
screen | SCR-IP8P | iPhone 8 Plus LCD | 78x158x4 | 75 | 399 | | Apple iPhone 8 Plus
screen | SCR-IPX | iPhone X OLED | 71x144x4 | 65 | 699 | | Apple iPhone X
screen | SCR-IPXR | iPhone XR LCD | 76x151x5 | 80 | 499 | | Apple iPhone XR
screen | SCR-IPXS | iPhone XS OLED | 71x144x4 | 65 | 749 | | Apple iPhone XS
screen | SCR-IP11 | iPhone 11 LCD | 76x151x5 | 80 | 499 | | Apple iPhone 11
screen | SCR-IP11P | iPhone 11 Pro OLED | 71x144x4 | 65 | 899 | | Apple iPhone 11 Pro
screen | SCR-IP12 | iPhone 12/12 Pro OLED | 72x147x4 | 60 | 999 | | Apple iPhone 12; Apple iPhone 12 Pro
screen | SCR-IP12M | iPhone 12 mini OLED | 64x132x4 | 50 | 1049 | | Apple iPhone 12 mini
screen | SCR-IP13 | iPhone 13 OLED | 72x147x4 | 60 | 1199 | | Apple iPhone 13
screen | SCR-IP13P | iPhone 13 Pro OLED | 72x147x4 | 62 | 1699 | | Apple iPhone 13 Pro
screen | SCR-IP14 | iPhone 14 OLED | 72x147x4 | 60 | 1399 | | Apple iPhone 14
screen | SCR-A52 | Galaxy A52 OLED | 75x160x5 | 85 | 899 | | Samsung Galaxy A52; Samsung Galaxy A52s 5G
screen | SCR-A53 | Galaxy A53 OLED | 75x160x5 | 85 | 949 | | Samsung Galaxy A53 5G
screen | SCR-A13 | Galaxy A13 LCD | 76x165x5 | 90 | 449 | | Samsung Galaxy A13
screen | SCR-S20FE | Galaxy S20 FE OLED | 75x160x5 | 85 | 1299 | | Samsung Galaxy S20 FE
screen | SCR-S21 | Galaxy S21 OLED | 71x152x5 | 80 | 1599 | | Samsung Galaxy S21 5G
port | PRT-IP8 | iPhone 8 | 45x60x4 | 8 | 129 | connector=lightning | Apple iPhone 8
port | PRT-IPX | iPhone X | 50x70x4 | 9 | 149 | connector=lightning | Apple iPhone X
port | PRT-IPXR | iPhone XR | 50x70x4 | 9 | 149 | connector=lightning | Apple iPhone XR
port | PRT-IP11 | iPhone 11 | 50x70x4 | 9 | 149 | connector=lightning | Apple iPhone 11
port | PRT-IP12 | iPhone 12/12 Pro | 50x70x4 | 9 | 199 | connector=lightning | Apple iPhone 12; Apple iPhone 12 Pro
port | PRT-IP13 | iPhone 13 | 50x70x4 | 9 | 229 | connector=lightning | Apple iPhone 13
port | PRT-A52 | Galaxy A52 | 60x22x4 | 7 | 149 | connector=usb-c | Samsung Galaxy A52
port | PRT-A53 | Galaxy A53 | 60x22x4 | 7 | 159 | connector=usb-c | Samsung Galaxy A53 5G
port | PRT-S20FE | Galaxy S20 FE | 60x22x4 | 7 | 169 | connector=usb-c | Samsung Galaxy S20 FE
port | PRT-S21 | Galaxy S21 | 60x22x4 | 7 | 199 | connector=usb-c | Samsung Galaxy S21 5G
glass | GLS-IP11 | iPhone 11/XR 9H | 76x151x1 | 20 | 99 | | Apple iPhone 11; Apple iPhone XR
glass | GLS-IP12 | iPhone 12/12 Pro 9H | 72x147x1 | 20 | 99 | | Apple iPhone 12; Apple iPhone 12 Pro
glass | GLS-IP13 | iPhone 13/13 Pro/14 9H | 72x147x1 | 20 | 99 | | Apple iPhone 13; Apple iPhone 14
glass | GLS-IP15 | iPhone 15 9H | 72x148x1 | 20 | 109 | | Apple iPhone 15
glass | GLS-A53 | Galaxy A52/A53 9H | 75x160x1 | 21 | 99 | | Samsung Galaxy A52; Samsung Galaxy A53 5G
kit | TLK-16 | 16 delar // 16 deler // 16-teilig // 16 dele | 160x100x30 | 180 | 149 | parts=16 |
kit | TLK-25 | 25 delar // 25 deler // 25-teilig // 25 dele | 175x110x35 | 260 | 249 | parts=25 |
kit | TLK-64 | 64 delar // 64 deler // 64-teilig // 64 dele | 230x150x45 | 620 | 449 | parts=64 |
kit | TLK-PENTA | P2 + Y000 + PH000 | 120x50x20 | 60 | 99 | parts=3 |
kit | TLK-SUC | Ø 55 mm × 2 | 60x60x45 | 70 | 79 | pack-size=2 |
kit | TLK-MAT | 300 × 200 mm | 300x200x5 | 260 | 149 | |
kit | TLK-HEAT | 45 × 35 mm 80 °C | 200x60x30 | 240 | 249 | |
glue | GLU-IPB | iPhone 11–14 × 5 | 60x30x1 | 10 | 69 | pack-size=5 | Apple iPhone 11; Apple iPhone 12; Apple iPhone 13
glue | GLU-IPS | iPhone 12–14 IP68 × 2 | 150x75x1 | 8 | 49 | pack-size=2 | Apple iPhone 12; Apple iPhone 13; Apple iPhone 14
glue | GLU-B7 | B-7000 15 ml | 25x110x25 | 25 | 69 | net-volume=15 |
glue | GLU-TAPE | 2 mm × 50 m | 90x90x2 | 30 | 49 | net-length=50 |
`
