/** Dual USB chargers for camera batteries: the battery's code, output volts, price in SEK, and cameras that use the battery. */
export const CAMERA_CHARGER_ROWS = `
LP-E6 | 8.4 | 249 | Canon EOS R5; Canon EOS R6; Canon EOS 5D Mark IV
LP-E8 | 8.4 | 229 | Canon EOS 600D; Canon EOS 700D
LP-E10 | 8.4 | 219 | Canon EOS 2000D; Canon EOS 1300D
LP-E12 | 8.4 | 219 | Canon EOS M50; Canon EOS 100D
LP-E17 | 8.4 | 249 | Canon EOS RP; Canon EOS 850D
NB-6L | 4.2 | 199 | Canon PowerShot SX540 HS
NB-13L | 4.2 | 199 | Canon PowerShot G7 X Mark III
BP-511 | 8.4 | 219 | Canon EOS 40D
EN-EL14 | 8.4 | 229 | Nikon D5600; Nikon D3500
EN-EL15 | 8.4 | 249 | Nikon Z6 II; Nikon D750; Nikon D7500
EN-EL25 | 8.4 | 259 | Nikon Z50; Nikon Z fc
EN-EL12 | 4.2 | 199 | Nikon Coolpix W300
EN-EL19 | 4.2 | 199 | Nikon Coolpix W150
EN-EL23 | 4.35 | 209 | Nikon Coolpix P900
NP-FZ100 | 8.4 | 269 | Sony A7 IV; Sony A7 III; Sony A6600
NP-FW50 | 8.4 | 229 | Sony A6400; Sony A6000
NP-BX1 | 4.2 | 209 | Sony RX100 VII; Sony ZV-1
NP-F550 | 8.4 | 219 | Sony HXR-NX100
NP-FV70 | 8.4 | 219 | Sony FDR-AX53
NP-W126 | 8.4 | 239 | Fujifilm X-T3; Fujifilm X-T30 II
NP-W235 | 8.4 | 269 | Fujifilm X-T4; Fujifilm X-T5
NP-95 | 4.2 | 209 | Fujifilm X100T
BLN-1 | 8.4 | 229 | Olympus OM-D E-M5 Mark II
BLS-50 | 8.4 | 219 | Olympus OM-D E-M10 Mark IV
BLX-1 | 8.4 | 269 | OM_System OM-1
DMW-BLC12 | 8.4 | 229 | Panasonic Lumix G80; Panasonic Lumix FZ1000
DMW-BLF19 | 8.4 | 239 | Panasonic Lumix GH5
DMW-BLK22 | 8.4 | 269 | Panasonic Lumix S5; Panasonic Lumix GH6
DMW-BLG10 | 8.4 | 219 | Panasonic Lumix TZ100
D-LI90 | 8.4 | 229 | Pentax K-1
D-LI109 | 8.4 | 219 | Pentax K-70
AHDBT-401 | 4.35 | 199 | GoPro HERO4
AHDBT-501 | 4.35 | 199 | GoPro HERO7 Black
AHDBT-901 | 4.4 | 229 | GoPro HERO9 Black; GoPro HERO12 Black
`
