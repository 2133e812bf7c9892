/**
 * Cars of which the starter battery is usual: make, model with its years, EN case sizes of the batteries that fit, the
 * technology that the car needs (`flooded`: without start-stop, `efb` or `agm`: with), and the side of the positive terminal.
 * A generation without and with start-stop has two rows. Several cases mean that the right one depends on engine and
 * equipment, so the shopper compares the measures.
 */
export const CAR_MODEL_ROWS = `
Volvo | 940 1990–1998 | H5 | flooded | right
Volvo | V40 1995–2004 | H5 | flooded | right
Volvo | V40 II 2012–2019 Start-Stop | H6 | agm | right
Volvo | S40 II 2004–2012 | H5; H6 | flooded | right
Volvo | V50 2004–2012 | H5; H6 | flooded | right
Volvo | S60 2000–2009 | H6; H7 | flooded | right
Volvo | V60 2010–2018 | H6; H7 | flooded | right
Volvo | V60 2010–2018 Start-Stop | H7 | agm | right
Volvo | V70 1996–2000 | H5; H6 | flooded | right
Volvo | V70 II 2000–2007 | H6; H7 | flooded | right
Volvo | V70 III 2007–2016 | H6; H7 | flooded | right
Volvo | V70 III 2010–2016 Start-Stop | H7 | agm | right
Volvo | V90 2016–2023 Start-Stop | H7 | agm | right
Volvo | XC60 2008–2017 | H7 | flooded | right
Volvo | XC60 2011–2017 Start-Stop | H7; H8 | agm | right
Volvo | XC70 II 2000–2007 | H6; H7 | flooded | right
Volvo | XC90 2002–2014 | H7; H8 | flooded | right
Saab | 9-3 II 2002–2014 | H5; H6 | flooded | right
Saab | 9-5 1997–2010 | H6 | flooded | right
Volkswagen | Golf IV 1997–2006 | H5; H6 | flooded | right
Volkswagen | Golf V 2003–2009 | H5; H6 | flooded | right
Volkswagen | Golf VI 2008–2013 | H5; H6 | flooded | right
Volkswagen | Golf VI 2009–2013 Start-Stop | H6 | agm | right
Volkswagen | Golf VII 2012–2020 | H5; H6 | flooded | right
Volkswagen | Golf VII 2012–2020 Start-Stop | H5; H6 | efb | right
Volkswagen | Passat B6 2005–2010 | H6; H7 | flooded | right
Volkswagen | Passat B7 2010–2014 | H6; H7 | flooded | right
Volkswagen | Passat B7 2010–2014 Start-Stop | H6 | agm | right
Volkswagen | Passat B8 2014–2023 Start-Stop | H6; H7 | efb | right
Volkswagen | Polo IV 2001–2009 | H4; H5 | flooded | right
Volkswagen | Polo V 2009–2017 | H4; H5 | flooded | right
Volkswagen | Tiguan 2007–2016 | H5; H6 | flooded | right
Volkswagen | Touran 2003–2015 | H5; H6 | flooded | right
Volkswagen | Transporter T5 2003–2015 | H7; H8 | flooded | right
Audi | A3 II 2003–2012 | H5; H6 | flooded | right
Audi | A3 III 2012–2020 Start-Stop | H6 | efb | right
Audi | A4 B7 2004–2008 | H6; H7 | flooded | right
Audi | A4 B8 2007–2015 | H7; H8 | flooded | right
Audi | A4 B8 2008–2015 Start-Stop | H7; H8 | agm | right
Audi | A6 C6 2004–2011 | H8; H9 | flooded | right
Skoda | Fabia II 2006–2014 | H4; H5 | flooded | right
Skoda | Octavia II 2004–2013 | H5; H6 | flooded | right
Skoda | Octavia III 2012–2020 | H5; H6 | flooded | right
Skoda | Octavia III 2012–2020 Start-Stop | H5; H6 | efb | right
Seat | Leon II 2005–2012 | H5; H6 | flooded | right
Seat | Ibiza IV 2008–2017 | H4; H5 | flooded | right
BMW | 3 E46 1998–2006 | H6; H7 | flooded | right
BMW | 3 E90 2004–2011 | H6; H8 | flooded | right
BMW | 3 E90 2007–2011 Start-Stop | H7; H8 | agm | right
BMW | 3 F30 2011–2019 Start-Stop | H7; H8 | agm | right
BMW | 5 E39 1995–2004 | H8; H9 | flooded | right
BMW | 5 F10 2010–2017 Start-Stop | H8; H9 | agm | right
Mercedes-Benz | C W203 2000–2007 | H6; H7; H8 | flooded | right
Mercedes-Benz | C W204 2007–2014 | H6; H7 | flooded | right
Mercedes-Benz | C W205 2014–2021 Start-Stop | H7 | agm | right
Mercedes-Benz | E W211 2002–2009 | H8 | agm | right
Mercedes-Benz | Vito W639 2003–2014 | H6; H8 | flooded | right
Ford | Fiesta VI 2008–2017 | T4; T5 | flooded | right
Ford | Focus II 2004–2011 | T5; T6 | flooded | right
Ford | Focus III 2011–2018 | T5; T6 | flooded | right
Ford | Focus III 2011–2018 Start-Stop | T6 | efb | right
Ford | Mondeo IV 2007–2014 | T6; T7 | flooded | right
Ford | Mondeo V 2014–2022 Start-Stop | T7 | efb | right
Ford | Transit 2006–2014 | T6; T7 | flooded | right
Opel | Corsa D 2006–2014 | H4; H5 | flooded | right
Opel | Astra H 2004–2010 | H5; H6 | flooded | right
Opel | Astra J 2009–2015 | H5; H6 | flooded | right
Opel | Astra J 2010–2015 Start-Stop | H6 | efb | right
Opel | Insignia 2008–2017 | H6; H7 | flooded | right
Renault | Clio III 2005–2014 | T4; T5 | flooded | right
Renault | Megane II 2002–2009 | H5; H6 | flooded | right
Peugeot | 206 1998–2009 | H4; H5 | flooded | right
Peugeot | 307 2001–2008 | H5; H6 | flooded | right
Peugeot | 308 2007–2013 | H5; H6 | flooded | right
Citroën | Berlingo II 2008–2018 | H5; H6 | flooded | right
Citroën | C3 2002–2009 | H4; H5 | flooded | right
Fiat | 500 2007–2020 | H4; H5 | flooded | right
Dacia | Duster 2010–2017 | H5; H6 | flooded | right
Toyota | Avensis II 2003–2009 | D23; D26 | flooded | right
Toyota | Corolla IX 2001–2007 | B24 | flooded | right
Toyota | RAV4 III 2005–2012 | D23; D26 | flooded | right
Toyota | Yaris II 2005–2011 | B19; B24 | flooded | right
Honda | Civic VIII 2005–2011 | B24 | flooded | right
Honda | CR-V III 2006–2012 | B24; D23 | flooded | right
Nissan | Qashqai 2006–2013 | H5; H6 | flooded | right
Mazda | 6 II 2007–2013 | D23; D26 | flooded | right
Subaru | Outback III 2003–2009 | D23 | flooded | right
Hyundai | i30 2007–2012 | H5 | flooded | right
Kia | Ceed 2006–2012 | H5 | flooded | right
`
