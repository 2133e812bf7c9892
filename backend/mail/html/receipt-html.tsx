import type { Block } from '../../words/mail'
import { KeptTogether } from './kept-together'
import { AMOUNT, CELL, INK, LINE, MUTED, SMALL } from './theme'

/** The lines of an order and their sums, as a table of two columns: what it is, and what it costs. */
export function ReceiptHtml({ receipt: { lines, sums, heads } }: { receipt: Extract<Block, { type: 'receipt' }> }) {
  return (
    <table width="100%" cellPadding={0} cellSpacing={0} style={{ margin: '0 0 16px', borderCollapse: 'collapse' }}>
      <thead>
        <tr>
          <th scope="col" className="muted" style={{ ...CELL, ...SMALL, borderTop: 0 }}>
            {heads.name}
          </th>
          <th scope="col" className="muted" style={{ ...AMOUNT, ...SMALL, borderTop: 0 }}>
            {heads.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ name, details, amount }, at) => (
          <tr key={at}>
            <td className="ink rule" style={{ ...CELL, fontSize: '16px', lineHeight: '22px', color: INK }}>
              <KeptTogether>{name}</KeptTogether>
              {details.map((detail) => (
                <span key={detail} className="muted" style={{ ...SMALL, display: 'block' }}>
                  <KeptTogether>{detail}</KeptTogether>
                </span>
              ))}
            </td>
            <td className="ink rule" style={{ ...AMOUNT, fontSize: '16px', lineHeight: '22px', color: INK }}>
              {amount}
            </td>
          </tr>
        ))}
      </tbody>
      <tbody>
        {sums.map(({ name, amount, isTotal = false }, at) => (
          <tr key={name}>
            <th scope="row" className={isTotal ? 'ink rule' : 'muted rule'} style={{ ...CELL, ...sumStyle(isTotal, at === 0) }}>
              {name}
            </th>
            <td className="ink rule" style={{ ...AMOUNT, ...sumStyle(isTotal, at === 0), color: INK }}>
              {amount}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const sumStyle = (isTotal: boolean, isFirst: boolean) => ({
  fontSize: isTotal ? '18px' : '15px',
  lineHeight: '24px',
  fontWeight: isTotal ? 700 : 400,
  color: isTotal ? INK : MUTED,
  padding: '6px 0',
  borderTop: isFirst || isTotal ? `1px solid ${LINE}` : '0',
})
