type Stop = [offset: number, colour: string, opacity?: number]

/** The shading that all drawings lay over flat colours, with light from the upper left. Ids are the same in every picture. */
export const GRADIENTS = {
  round: across('round', [
    [0, '#000', 0.42],
    [0.1, '#000', 0.12],
    [0.26, '#fff', 0.42],
    [0.38, '#fff', 0.08],
    [0.62, '#000', 0.06],
    [1, '#000', 0.5],
  ]),
  metal: across('metal', [
    [0, '#8d969e'],
    [0.25, '#f6f8f9'],
    [0.5, '#c9d0d6'],
    [0.75, '#a9b2ba'],
    [1, '#77818a'],
  ]),
  brass: across('brass', [
    [0, '#a87b1c'],
    [0.3, '#ffe9a6'],
    [0.6, '#d9a83a'],
    [1, '#8f6612'],
  ]),
  lead: across('lead', [
    [0, '#6d747b'],
    [0.3, '#d5dade'],
    [1, '#5b6269'],
  ]),
  disc: slanted('disc', [
    [0, '#fbfcfc'],
    [0.35, '#cfd5da'],
    [0.5, '#eef1f3'],
    [0.7, '#b9c1c8'],
    [1, '#dfe4e8'],
  ]),
  face: slanted('face', [
    [0, '#fff', 0.2],
    [0.5, '#fff', 0],
    [1, '#000', 0.18],
  ]),
  glass: slanted('glass', [
    [0, '#fff', 0.75],
    [0.35, '#fff', 0.12],
    [0.6, '#fff', 0.3],
    [1, '#fff', 0.05],
  ]),
  shadow: `<radialGradient id="shadow">${stops([
    [0, '#16202a', 0.36],
    [0.55, '#16202a', 0.16],
    [1, '#16202a', 0],
  ])}</radialGradient>`,
  glow: `<radialGradient id="glow" cx="0" cy="0" r="1" gradientTransform="matrix(.5 0 0 1 .5 1)">${stops([
    [0, '#ffd25e', 0.9],
    [1, '#ffd25e', 0],
  ])}</radialGradient>`,
}

function across(id: string, colours: Stop[]): string {
  return `<linearGradient id="${id}">${stops(colours)}</linearGradient>`
}

function slanted(id: string, colours: Stop[]): string {
  return `<linearGradient id="${id}" x2=".6" y2="1">${stops(colours)}</linearGradient>`
}

function stops(colours: Stop[]): string {
  return colours
    .map(([offset, colour, opacity]) => {
      const alpha = opacity === undefined ? '' : ` stop-opacity="${opacity}"`
      return `<stop offset="${offset}" stop-color="${colour}"${alpha}/>`
    })
    .join('')
}
