import { describe, expect, it } from 'vitest'
import { Visitor } from '../shop/visitor'
import { check, fill } from './forms'
import { Part } from './part'
import { PlainBrowser } from './plain-browser'

const PAGE = `<!doctype html><html><head><title>Shop</title></head><body>
  <header><a href="/cart">Cart <span aria-hidden="true">!</span></a></header>
  <main><h1>Bat&shy;teries</h1>
    <section aria-labelledby="t"><h2 id="t">Buy</h2>
      <form id="buy" method="post" action="/add"><input type="hidden" name="id" value="7"/>
        <label for="n">Quantity</label><input id="n" type="number" name="n" min="1" max="9" value="1" aria-describedby="d"/>
        <p id="d">At most&nbsp;nine</p><textarea name="text" aria-label="Text">
two</textarea>
        <label><input type="radio" name="r" value="a" checked=""/>First</label>
        <label><input type="radio" name="r" value="b"/>Second</label>
        <input type="checkbox" name="c" aria-label="Third"/>
        <button name="go" value="1">Add</button></form>
    </section>
    <select form="buy" name="s" aria-label="Sort"><option value="x">X</option><option value="y">Y</option></select>
    <form action="/search"><input type="search" name="query" aria-label="Search" required=""/><button>Go</button></form>
    <p hidden="">unseen</p><dialog><button>Close</button></dialog>
    <footer>part of the section</footer>
  </main></body></html>`

/** Opens a server that answers every form with a redirect and everything else with one page, and notes the requests. */
function open() {
  const asked: string[] = []
  const handle = async (request: Request) => {
    asked.push(`${request.method} ${new URL(request.url).pathname}${new URL(request.url).search} ${await request.text()}`.trim())
    if (request.method === 'POST') return new Response(null, { status: 303, headers: { location: '/thanks?added=7' } })
    return new Response(PAGE, { headers: { 'content-type': 'text/html' } })
  }
  return { asked, browser: new PlainBrowser(new Visitor(handle, 'http://shop.test')) }
}

describe('a page without scripts', () => {
  const page = Part.ofPage(PAGE)

  it('has roles, names, descriptions and text as assistive technology reads them', () => {
    expect(page.one('heading', 'Batteries').text).toBe('Batteries')
    expect(page.one('banner').one('link').name).toBe('Cart')
    expect(page.one('region', 'Buy').one('spinbutton', 'Quantity').description).toBe('At most nine')
    expect(page.one('textbox', 'Text').value).toBe('two')
    expect(page.all('radio').map(({ name, checked }) => [name, checked])).toEqual([
      ['First', true],
      ['Second', false],
    ])
    expect([page.has('dialog'), page.has('contentinfo'), page.text.includes('unseen')]).toEqual([false, false, false])
  })

  it('has one of what is asked for, or says what there is', () => {
    expect(() => page.one('button', 'Buy')).toThrow('No button Buy in the page: Add | Go')
    expect(() => page.one('radio')).toThrow('2 radio')
  })
})

describe('a form without scripts', () => {
  it('sends its fields, those outside it too, and the button pressed, and follows the answer', async () => {
    const { asked, browser } = open()
    const page = await browser.open('/product')
    fill(page.one('spinbutton', 'Quantity'), '3')
    fill(page.one('combobox', 'Sort'), 'y')
    check(page.one('radio', 'Second'))
    await browser.press(page.one('button', 'Add'))
    expect(asked.slice(1)).toEqual(['POST /add id=7&n=3&text=two&r=b&s=y&go=1', 'GET /thanks?added=7'])
    expect(browser.path).toBe('/thanks?added=7')
  })

  it('is a query of the address when it gets a page, Enter or button', async () => {
    const { asked, browser } = open()
    const page = await browser.open('/')
    await browser.enter(page.one('searchbox'), 'cr 2032')
    expect(asked.at(-1)).toBe('GET /search?query=cr+2032')
  })

  it('is kept back while the browser finds it invalid', async () => {
    const { browser } = open()
    const page = await browser.open('/')
    await expect(browser.press(page.one('button', 'Go'))).rejects.toThrow('A browser would not send query')
    fill(page.one('spinbutton'), '10')
    await expect(browser.press(page.one('button', 'Add'))).rejects.toThrow('A browser would not send n: 10')
  })

  it('offers no other choice than those on the page', async () => {
    const page = await open().browser.open('/')
    expect(() => fill(page.one('combobox'), 'z')).toThrow('Sort does not offer z')
  })
})
