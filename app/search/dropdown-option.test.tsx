import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import '../../tests/support/shop/translator'
import { ShopProvider } from '../chrome/shop-provider'
import { OptionLink } from './dropdown-option'

it.each(['/sv/rabatt/HELG20', '/sv?disc=HELG20', '/sv?utm_source=tips'])(
  'a hint to %s is a plain link, not the router’s',
  (href) => {
    const option = { kind: 'hint', text: 'helg', title: 'Helgens rabatt', href } as const
    // Without a router around it, a link of the router throws.
    const html = renderToString(
      <ShopProvider language="sv" strings={undefined}>
        <OptionLink option={option} id="option-0" active={false} onFollow={() => undefined} />
      </ShopProvider>,
    )
    expect(html).toContain(`href="${href}"`)
  },
)
