export const IPHONE = `
  616-0512        | 3.7  | 1420 | | | 199 | iPhone 4         | 0.05
  616-0579        | 3.7  | 1430 | | | 199 | iPhone 4s        | 0.06
  616-0613        | 3.8  | 1440 | | | 199 | iPhone 5         | 0.12
  616-0667        | 3.8  | 1510 | | | 209 | iPhone 5c        | 0.1
  616-0720        | 3.8  | 1560 | | | 209 | iPhone 5s        | 0.18
  616-00107       | 3.82 | 1624 | | | 219 | iPhone SE        | 0.25
  616-0805        | 3.82 | 1810 | | | 219 | iPhone 6         | 0.3
  616-0772        | 3.82 | 2915 | | | 249 | iPhone 6 Plus    | 0.2
  616-00036       | 3.82 | 1715 | | | 229 | iPhone 6s        | 0.38
  616-00042       | 3.82 | 2750 | | | 259 | iPhone 6s Plus   | 0.25
  616-00255       | 3.8  | 1960 | | | 249 | iPhone 7         | 0.5
  616-00249       | 3.82 | 2900 | | | 279 | iPhone 7 Plus    | 0.4
  616-00357       | 3.82 | 1821 | | | 259 | iPhone 8         | 0.6
  616-00367       | 3.82 | 2691 | | | 289 | iPhone 8 Plus    | 0.5
  616-00351       | 3.81 | 2716 | | | 329 | iPhone X         | 0.6
  616-00471       | 3.79 | 2942 | | | 329 | iPhone XR        | 0.7
  616-00512       | 3.81 | 2658 | | | 339 | iPhone XS        | 0.6
  616-00506       | 3.8  | 3174 | | | 359 | iPhone XS Max    | 0.5
  616-00644       | 3.83 | 3110 | | | 349 | iPhone 11        | 0.85
  616-00660       | 3.83 | 3046 | | | 379 | iPhone 11 Pro    | 0.65
  616-00653       | 3.79 | 3969 | | | 399 | iPhone 11 Pro Max | 0.6
                  | 3.82 | 1821 | | | 299 | iPhone SE (2020) | 0.55
                  | 3.83 | 2815 | | | 389 | iPhone 12        | 0.8
                  | 3.85 | 2227 | | | 379 | iPhone 12 mini   | 0.5
                  | 3.83 | 2815 | | | 399 | iPhone 12 Pro    | 0.6
                  | 3.83 | 3687 | | | 429 | iPhone 12 Pro Max | 0.5
                  | 3.84 | 3227 | | | 429 | iPhone 13        | 0.7
                  | 3.88 | 2406 | | | 419 | iPhone 13 mini   | 0.4
                  | 3.84 | 3095 | | | 449 | iPhone 13 Pro    | 0.5
                  | 3.84 | 4352 | | | 479 | iPhone 13 Pro Max | 0.45
                  | 3.88 | 2018 | | | 349 | iPhone SE (2022) | 0.35
                  | 3.86 | 3279 | | | 489 | iPhone 14        | 0.45
                  | 3.86 | 4325 | | | 519 | iPhone 14 Plus   | 0.3
                  | 3.86 | 3200 | | | 529 | iPhone 14 Pro    | 0.4
                  | 3.86 | 4323 | | | 559 | iPhone 14 Pro Max | 0.38
                  | 3.87 | 3349 | | | 549 | iPhone 15        | 0.3
                  | 3.87 | 4383 | | | 579 | iPhone 15 Plus   | 0.2
                  | 3.87 | 3274 | | | 589 | iPhone 15 Pro    | 0.28
                  | 3.87 | 4422 | | | 619 | iPhone 15 Pro Max | 0.28
`
export const GALAXY = `
  EB-L1G6LLU      | 3.8  | 2100 | | | 179 | Galaxy S3        | 0.08
  B600BE          | 3.8  | 2600 | | | 189 | Galaxy S4        | 0.1
  B500BE          | 3.8  | 1900 | | | 179 | Galaxy S4 mini   | 0.1
  EB-BG900BBE     | 3.85 | 2800 | | | 189 | Galaxy S5; Galaxy S5 Neo | 0.2
  EB-BG800BBE     | 3.85 | 2100 | | | 189 | Galaxy S5 mini   | 0.1
  EB-BG920ABE     | 3.85 | 2550 | | | 229 | Galaxy S6        | 0.2
  EB-BG925ABE     | 3.85 | 2600 | | | 229 | Galaxy S6 edge   | 0.16
  EB-BG930ABE     | 3.85 | 3000 | | | 239 | Galaxy S7        | 0.4
  EB-BG935ABE     | 3.85 | 3600 | | | 249 | Galaxy S7 edge   | 0.35
  EB-BG950ABE     | 3.85 | 3000 | | | 249 | Galaxy S8        | 0.5
  EB-BG955ABE     | 3.85 | 3500 | | | 259 | Galaxy S8+       | 0.4
  EB-BG960ABE     | 3.85 | 3000 | | | 259 | Galaxy S9        | 0.55
  EB-BG965ABE     | 3.85 | 3500 | | | 269 | Galaxy S9+       | 0.45
  EB-BG970ABU     | 3.85 | 3100 | | | 279 | Galaxy S10e      | 0.5
  EB-BG973ABU     | 3.85 | 3400 | | | 289 | Galaxy S10       | 0.6
  EB-BG975ABU     | 3.85 | 4100 | | | 299 | Galaxy S10+      | 0.5
  EB-BG980ABY     | 3.86 | 4000 | | | 319 | Galaxy S20       | 0.5
  EB-BG985ABY     | 3.86 | 4500 | | | 329 | Galaxy S20+      | 0.4
  EB-BG988ABY     | 3.86 | 5000 | | | 349 | Galaxy S20 Ultra | 0.35
  EB-BG781ABY     | 3.86 | 4500 | | | 319 | Galaxy S20 FE; Galaxy S20 FE 5G; Galaxy A52; Galaxy A52 5G; Galaxy A52s 5G | 0.6
  EB-BG991ABY     | 3.88 | 4000 | | | 339 | Galaxy S21 5G    | 0.5
  EB-BG996ABY     | 3.88 | 4800 | | | 359 | Galaxy S21+ 5G   | 0.35
  EB-BG998ABY     | 3.88 | 5000 | | | 379 | Galaxy S21 Ultra 5G | 0.4
  EB-BG990ABY     | 3.88 | 4500 | | | 339 | Galaxy S21 FE 5G | 0.35
  EB-BS901ABY     | 3.88 | 3700 | | | 369 | Galaxy S22       | 0.4
  EB-BS906ABY     | 3.88 | 4500 | | | 389 | Galaxy S22+      | 0.28
  EB-BS908ABY     | 3.88 | 5000 | | | 409 | Galaxy S22 Ultra | 0.38
  EB-BN950ABE     | 3.85 | 3300 | | | 269 | Galaxy Note8     | 0.3
  EB-BN965ABU     | 3.85 | 4000 | | | 289 | Galaxy Note9     | 0.32
  EB-BN970ABU     | 3.85 | 3500 | | | 309 | Galaxy Note10    | 0.25
  EB-BN972ABU     | 3.85 | 4300 | | | 329 | Galaxy Note10+   | 0.28
  EB-BN980ABY     | 3.88 | 4300 | | | 339 | Galaxy Note20    | 0.2
  EB-BN985ABY     | 3.88 | 4500 | | | 359 | Galaxy Note20 Ultra | 0.25
`
export const GALAXY_A = `
  EB-BA310ABE     | 3.85 | 2300 | | | 199 | Galaxy A3 (2016) | 0.12
  EB-BA320ABE     | 3.85 | 2350 | | | 199 | Galaxy A3 (2017) | 0.16
  EB-BA510ABE     | 3.85 | 2900 | | | 209 | Galaxy A5 (2016) | 0.14
  EB-BA520ABE     | 3.85 | 3000 | | | 209 | Galaxy A5 (2017) | 0.22
  EB-BA530ABE     | 3.85 | 3000 | | | 219 | Galaxy A8 (2018) | 0.22
  EB-BJ800ABE     | 3.85 | 3000 | | | 219 | Galaxy A6 (2018); Galaxy J6 (2018) | 0.18
  EB-BA202ABU     | 3.85 | 3000 | | | 219 | Galaxy A20e | 0.3
  EB-BA405ABE     | 3.85 | 3100 | | | 229 | Galaxy A40       | 0.36
  EB-BA505ABU     | 3.85 | 4000 | | | 239 | Galaxy A50; Galaxy A30s; Galaxy A30; Galaxy A20 | 0.5
  EB-BA515ABY     | 3.85 | 4000 | | | 249 | Galaxy A51       | 0.5
  EB-BA705ABU     | 3.85 | 4500 | | | 259 | Galaxy A70       | 0.35
  EB-BA715ABY     | 3.85 | 4500 | | | 269 | Galaxy A71       | 0.35
  EB-BA905ABU     | 3.85 | 3700 | | | 269 | Galaxy A80       | 0.14
  EB-BA217ABY     | 3.85 | 5000 | | | 249 | Galaxy A21s; Galaxy A12; Galaxy A13 | 0.4
  EB-BA415ABY     | 3.85 | 3500 | | | 239 | Galaxy A41       | 0.25
  EB-BA536ABY     | 3.88 | 5000 | | | 289 | Galaxy A53 5G; Galaxy A33 5G | 0.35
  EB-BA546ABY     | 3.89 | 5000 | | | 309 | Galaxy A54 5G    | 0.3
  EB-BJ730ABE     | 3.85 | 3600 | | | 219 | Galaxy J7 (2017) | 0.1
  EB-BG390BBE     | 3.85 | 2800 | | | 229 | Galaxy Xcover 4; Galaxy Xcover 4s | 0.35
  EB-BG525BBE     | 3.85 | 3000 | | | 259 | Galaxy XCover 5  | 0.28
  EB-BG715BBE     | 3.85 | 4050 | | | 299 | Galaxy XCover Pro | 0.25
`
