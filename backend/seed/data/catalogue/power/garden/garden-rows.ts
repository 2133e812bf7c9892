/** Goods for gardens, read by `goodsOf`. Part numbers are the makers' own for the battery that is replaced. */
export const GARDEN_ROWS = `
robot | ROB-5865762 | 18 V 2,1 Ah 586 57 62-01 | 67x75x20 | 260 | 799 | voltage=18;capacity-ah=2.1;energy=38;chemistry=li-ion;replaces=586 57 62-01 | Husqvarna Automower 105; Husqvarna Automower 310; Husqvarna Automower 315; Gardena R38Li; McCulloch ROB S600
robot | ROB-5744768 | 18 V 2,0 Ah 574 47 68-01 | 67x75x20 | 260 | 749 | voltage=18;capacity-ah=2;energy=36;chemistry=li-ion;replaces=574 47 68-01 | Husqvarna Automower 305; Husqvarna Automower 308; Gardena R40Li; Flymo 1200R
robot | ROB-5806833 | 18 V 4,2 Ah 580 68 33-01 | 92x74x40 | 520 | 1199 | voltage=18;capacity-ah=4.2;energy=76;chemistry=li-ion;replaces=580 68 33-01 | Husqvarna Automower 320; Husqvarna Automower 330X
robot | ROB-5881464 | 18 V 5,2 Ah 588 14 64-01 | 92x74x40 | 540 | 1399 | voltage=18;capacity-ah=5.2;energy=94;chemistry=li-ion;replaces=588 14 64-01 | Husqvarna Automower 420; Husqvarna Automower 430X; Husqvarna Automower 450X
robot | ROB-5351209 | 18 V 2,2 Ah 535 12 09-02 | 130x52x35 | 800 | 699 | voltage=18;capacity-ah=2.2;energy=40;chemistry=nimh;replaces=535 12 09-02 | Husqvarna Automower 210C; Husqvarna Automower 220AC; Husqvarna Automower 230ACX
robot | ROB-INDEGO | 18 V 2,5 Ah Indego S+ | 120x76x60 | 450 | 899 | voltage=18;capacity-ah=2.5;energy=45;chemistry=li-ion | Bosch Indego 350; Bosch Indego 400 Connect
blades | BLD-AM9 | Automower 0,75 mm × 9 | 36x19x1 | 60 | 99 | pack-size=9;length=36;width=19 | Husqvarna Automower 105; Husqvarna Automower 310; Husqvarna Automower 450X; Gardena R40Li
blades | BLD-AM30 | Automower 0,75 mm × 30 | 36x19x1 | 170 | 229 | pack-size=30;length=36;width=19 | Husqvarna Automower 305; Husqvarna Automower 430X; Gardena R38Li
blades | BLD-AM45T | Automower Titan 0,75 mm × 45 | 36x19x1 | 250 | 399 | pack-size=45;length=36;width=19 | Husqvarna Automower 320; Husqvarna Automower 420
blades | BLD-WX9 | Landroid 0,75 mm × 9 | 30x20x1 | 60 | 99 | pack-size=9;length=30;width=20 | Worx Landroid S300; Worx Landroid M700
blades | BLD-IN9 | Indego 0,75 mm × 9 | 34x19x1 | 60 | 109 | pack-size=9;length=34;width=19 | Bosch Indego 350; Bosch Indego 400 Connect
wire | WIRE-50 | 50 m 2,7 mm | 180x180x60 | 1100 | 199 | net-length=50;diameter=2.7 |
wire | WIRE-150 | 150 m 2,7 mm | 240x240x80 | 3200 | 449 | net-length=150;diameter=2.7 |
wire | WIRE-250 | 250 m 3,4 mm | 260x260x110 | 6200 | 899 | net-length=250;diameter=3.4 |
wire-parts | PEGS-100 | märlor × 100 // plugger × 100 // Haken × 100 // pløkker × 100 | 120x9x20 | 450 | 149 | pack-size=100 |
wire-parts | COUPLER-5 | skarvkopplingar × 5 // skjøtekoblinger × 5 // Kabelverbinder × 5 // samlemuffer × 5 | 40x16x12 | 30 | 89 | pack-size=5 |
wire-parts | CONNECT-10 | kontakter × 10 // kontakter × 10 // Anschlussklemmen × 10 // stik × 10 | 22x12x10 | 40 | 99 | pack-size=10 |
hand | GAR-9840 | 18 V 2,6 Ah BLi-18 | 115x75x65 | 480 | 699 | voltage=18;capacity-ah=2.6;energy=47;chemistry=li-ion;replaces=09840-20 | Gardena ComfortCut Li-18/50; Gardena AccuJet Li-18
hand | GAR-9842 | 36 V 2,6 Ah BLi-40 | 130x85x70 | 870 | 1199 | voltage=36;capacity-ah=2.6;energy=94;chemistry=li-ion;replaces=09842-20 | Gardena PowerMax Li-40/32
hand | HUS-BLI10 | 36 V 2,0 Ah BLi10 | 145x85x80 | 750 | 1199 | voltage=36;capacity-ah=2;energy=72;chemistry=li-ion;replaces=BLi10 | Husqvarna 115iL; Husqvarna 120i
hand | HUS-BLI20 | 36 V 4,0 Ah BLi20 | 145x85x95 | 1250 | 1899 | voltage=36;capacity-ah=4;energy=144;chemistry=li-ion;replaces=BLi20 | Husqvarna 120i; Husqvarna 136LiL; Husqvarna LC 141i
hand | HUS-BLI200 | 36 V 5,2 Ah BLi200 | 145x90x95 | 1300 | 2299 | voltage=36;capacity-ah=5.2;energy=187;chemistry=li-ion;replaces=BLi200 | Husqvarna 535iXP; Husqvarna 520iHD60
hand | HUS-BLI300 | 36 V 9,4 Ah BLi300 | 145x95x105 | 1900 | 3299 | voltage=36;capacity-ah=9.4;energy=338;chemistry=li-ion;replaces=BLi300 | Husqvarna 535iXP; Husqvarna LC 347iVX
hand | STI-AK10 | 36 V 2,0 Ah AK 10 | 133x77x74 | 800 | 1099 | voltage=36;capacity-ah=2;energy=72;chemistry=li-ion;replaces=AK 10 | Stihl HSA 56; Stihl FSA 57
hand | STI-AK20 | 36 V 4,0 Ah AK 20 | 133x77x90 | 1200 | 1699 | voltage=36;capacity-ah=4;energy=144;chemistry=li-ion;replaces=AK 20 | Stihl MSA 120 C; Stihl RMA 235; Stihl HSA 56
hand | STI-AK30 | 36 V 5,2 Ah AK 30 | 133x77x90 | 1300 | 1999 | voltage=36;capacity-ah=5.2;energy=187;chemistry=li-ion;replaces=AK 30 | Stihl MSA 140 C; Stihl RMA 339
hand | STI-AP300 | 36 V 6,3 Ah AP 300 | 145x90x100 | 1700 | 2699 | voltage=36;capacity-ah=6.3;energy=227;chemistry=li-ion;replaces=AP 300 | Stihl MSA 200 C; Stihl HSA 94
hand | EGO-BA1400T | 56 V 2,5 Ah BA1400T | 150x95x85 | 1300 | 1999 | voltage=56;capacity-ah=2.5;energy=140;chemistry=li-ion;replaces=BA1400T | EGO LM1701E; EGO HT2410E
hand | EGO-BA2800T | 56 V 5,0 Ah BA2800T | 150x95x130 | 2400 | 3299 | voltage=56;capacity-ah=5;energy=280;chemistry=li-ion;replaces=BA2800T | EGO LM2101E; EGO CS1600E
hand | RYO-36-26 | 36 V 2,6 Ah BPL3626 | 150x90x75 | 1000 | 1299 | voltage=36;capacity-ah=2.6;energy=94;chemistry=li-ion;replaces=BPL3626 | Ryobi RLM36X40H; Ryobi RHT36C60R15
hand | RYO-36-50 | 36 V 5,0 Ah BPL3650D | 150x90x110 | 1600 | 1999 | voltage=36;capacity-ah=5;energy=180;chemistry=li-ion;replaces=BPL3650D | Ryobi RLM36X46H5P
hand | GRW-G40B2 | 40 V 2,0 Ah G40B2 | 140x80x75 | 750 | 999 | voltage=40;capacity-ah=2;energy=72;chemistry=li-ion;replaces=G40B2 | Greenworks G40LM35; Greenworks G40LT
hand | GRW-G40B4 | 40 V 4,0 Ah G40B4 | 140x80x95 | 1250 | 1599 | voltage=40;capacity-ah=4;energy=144;chemistry=li-ion;replaces=G40B4 | Greenworks G40LM41; Greenworks G40CS30
hand | BOS-36-20 | 36 V 2,0 Ah F 016 800 474 | 130x85x75 | 750 | 1099 | voltage=36;capacity-ah=2;energy=72;chemistry=li-ion;replaces=F 016 800 474 | Bosch Rotak 36-350; Bosch AdvancedHedgeCut 36
rider | U1-24R | 12 V 24 Ah U1R | 196x183x130 | 8200 | 699 | voltage=12;capacity-ah=24;cold-cranking=240;positive-pole=right;chemistry=lead-flooded;length=196;width=130;height=183 | Husqvarna TC 138; MTD Smart RF 125
rider | U1-24L | 12 V 24 Ah U1L | 196x183x130 | 8200 | 699 | voltage=12;capacity-ah=24;cold-cranking=240;positive-pole=left;chemistry=lead-flooded;length=196;width=130;height=183 | John_Deere X110; Partner P12597RB
rider | U1-28A | 12 V 28 Ah U1R AGM | 196x185x130 | 9400 | 999 | voltage=12;capacity-ah=28;cold-cranking=330;positive-pole=right;chemistry=lead-agm;length=196;width=130;height=185 | Stiga Estate 3398; Husqvarna Rider 214
`
