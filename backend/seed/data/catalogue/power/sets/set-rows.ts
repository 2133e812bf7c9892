/** Sets: sku, category, name in sv // no // de // da, percent off the sum of the members, and the members (sku x quantity). */
export const SET_ROWS = `
SET-CARWINTER | sets/vehicle | Vinterpaket bil // Vinterpakke bil // Winterpaket Auto // Vinterpakke bil | 12 | CHC-5 x 1, TST-CAR12 x 1
SET-JUMP | sets/vehicle | Starthjälpspaket // Starthjelppakke // Starthilfe-Paket // Starthjælpspakke | 10 | JMP-1000 x 1, JMP-CAB25 x 1, TST-BT x 1
SET-MC9 | sets/vehicle | MC-paket YTX9-BS med laddare // MC-pakke YTX9-BS med lader // Motorradpaket YTX9-BS mit Ladegerät // MC-pakke YTX9-BS med lader | 12 | SB-YTX9-BS x 1, CHC-1 x 1
SET-BULBH7 | sets/vehicle | Reservlampor H7 // Reservepærer H7 // Ersatzlampen-Set H7 // Reservepærer H7 | 15 | BULB-H7 x 1, BULB-P21W x 1, BULB-P21-5W x 1, BULB-W5W x 1, BULB-R5W x 1
SET-BULBH4 | sets/vehicle | Reservlampor H4 // Reservepærer H4 // Ersatzlampen-Set H4 // Reservepærer H4 | 15 | BULB-H4 x 1, BULB-P21W x 1, BULB-P21-5W x 1, BULB-W5W x 1, BULB-R5W x 1
SET-FUSEATO | sets/vehicle | Säkringssortiment standard // Sikringssortiment standard // Sicherungssortiment Standard // Sikringssortiment standard | 20 | FAT-5 x 1, FAT-7V5 x 1, FAT-10 x 1, FAT-15 x 1, FAT-20 x 1, FAT-30 x 1
SET-FUSEMINI | sets/vehicle | Säkringssortiment mini // Sikringssortiment mini // Sicherungssortiment Mini // Sikringssortiment mini | 20 | FMN-5 x 1, FMN-7V5 x 1, FMN-10 x 1, FMN-15 x 1, FMN-20 x 1, FMN-30 x 1
SET-SOL100 | sets/solar | Solpaket 100 W husbil // Solpakke 100 W bobil // Solarset 100 W Wohnmobil // Solpakke 100 W autocamper | 10 | SOL-100 x 1, REG-MPPT10 x 1, MC4-5M x 1, ABS-550 x 1
SET-SOL200 | sets/solar | Solpaket 200 W husbil // Solpakke 200 W bobil // Solarset 200 W Wohnmobil // Solpakke 200 W autocamper | 10 | SOL-200 x 1, REG-MPPT20 x 1, MC4-5M x 1, ABS-550 x 2
SET-CABIN | sets/solar | Stugpaket 175 W med litium // Hyttepakke 175 W med litium // Hüttenpaket 175 W mit Lithium // Hyttepakke 175 W med lithium | 12 | SOL-175 x 1, REG-MPPT15 x 1, FL12-100 x 1, INV-500 x 1, MC4-10M x 1
SET-BOAT | sets/solar | Båtpaket 50 W // Båtpakke 50 W // Bootspaket 50 W // Bådpakke 50 W | 10 | SOF-50 x 1, REG-PWM10 x 1, MC4-5M x 1
SET-SMOKE3 | sets/home | Brandvarnare 3-pack, 10 år // Røykvarslere 3-pakning, 10 år // Rauchwarnmelder 3er-Set, 10 Jahre // Røgalarmer 3-pak, 10 år | 15 | ALM-SM10 x 3
SET-HOMESAFE | sets/home | Trygghetspaket hem // Trygghetspakke hjem // Sicherheitspaket Zuhause // Tryghedspakke hjem | 15 | ALM-SM10 x 2, ALM-CO10 x 1, ALM-WTR x 1
SET-SBAG | sets/home | Årspaket s-bag med filter // Årspakke s-bag med filter // Jahrespaket s-bag mit Filter // Årspakke s-bag med filter | 15 | BAG-SBAG12 x 1, FIL-EFS1 x 1
SET-BLACKOUT | sets/home | Strömavbrottspaket // Strømbruddspakke // Stromausfall-Paket // Strømafbrydelsespakke | 10 | LC-500R x 1, LH-400R x 1, PWB-20B x 1
SET-MOWER | sets/home | Vårpaket robotgräsklippare // Vårpakke robotklipper // Frühjahrspaket Mähroboter // Forårspakke robotplæneklipper | 12 | BLD-AM30 x 1, COUPLER-5 x 1, PEGS-100 x 1
SET-TRAVEL | sets/phone | Resepaket USB-C // Reisepakke USB-C // Reiseset USB-C // Rejsepakke USB-C | 15 | CHU-65 x 1, CBL-CC60-100B x 2, PWB-10B x 1
SET-IP11 | sets/phone | Reparationspaket iPhone 11 // Reparasjonspakke iPhone 11 // Reparaturset iPhone 11 // Reparationspakke iPhone 11 | 10 | SCR-IP11 x 1, TLK-25 x 1, GLS-IP11 x 1
SET-IP12 | sets/phone | Reparationspaket iPhone 12 // Reparasjonspakke iPhone 12 // Reparaturset iPhone 12 // Reparationspakke iPhone 12 | 10 | SCR-IP12 x 1, TLK-25 x 1, GLU-IPS x 1, GLS-IP12 x 1
SET-IP13 | sets/phone | Reparationspaket iPhone 13 // Reparasjonspakke iPhone 13 // Reparaturset iPhone 13 // Reparationspakke iPhone 13 | 10 | SCR-IP13 x 1, TLK-25 x 1, GLU-IPS x 1, GLS-IP13 x 1
SET-18650 | sets/home | Startpaket 18650 // Startpakke 18650 // Startset 18650 // Startpakke 18650 | 12 | CHL-2F x 1, CAS-18650-2 x 1, LV-800 x 1
`
