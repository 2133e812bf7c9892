import { expect, it } from 'vitest'
import { htmlFaults } from './html-faults'

const page = (body: string) => `<!DOCTYPE html><html lang="sv"><head><title>x</title></head><body><h1>x</h1>${body}</body></html>`

it('finds nothing in a page that is right', () => {
  expect(htmlFaults(page('<ul><li><p>a<br></p></li></ul><label for="a">b</label><input id="a"><img src="/x" alt="">'))).toEqual(
    [],
  )
})

it.each([
  ['<p><span><div></div></span></p>', '<div> in <p>'],
  ['<a href="/"><button>x</button></a>', '<button> in a link or button'],
  ['<ul><div></div></ul>', '<div> in <ul>'],
  ['<i id="a"></i><i id="a"></i>', 'id a twice'],
  ['<label for="b">x</label>', 'for names b, which is not there'],
  ['<img src="/x">', '<img> without alt'],
  ['<section><div></section>', '<div> is not closed'],
  ['<h1>y</h1>', '2 <h1>'],
  ['<b style="x">y</b>', '<b> with a style attribute, which the policy forbids'],
])('finds in %s: %s', (body, fault) => {
  expect(htmlFaults(page(body))).toContain(fault)
})
