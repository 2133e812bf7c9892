import type { Block } from '../../words/mail'
import { AMBER, FONT, INK } from './theme'

/**
 * A gift card as a card: its name and amount on the shop's ink, and the code on white, in
 * characters that are easy to read and to copy.
 */
export function GiftCardHtml({ card }: { card: Extract<Block, { type: 'gift-card' }> }) {
  const { name, amount, label, code, until } = card
  return (
    <table width="100%" cellPadding={0} cellSpacing={0} style={{ margin: '0 0 24px', borderCollapse: 'separate' }}>
      <tbody>
        <tr>
          <td
            style={{
              padding: '24px 16px',
              backgroundColor: INK,
              borderTop: `6px solid ${AMBER}`,
              borderRadius: '12px',
              textAlign: 'center',
              fontFamily: FONT,
              color: '#ffffff',
            }}
          >
            <span style={{ ...LINE_OF_CARD, fontSize: '16px', lineHeight: '22px' }}>{name}</span>
            <span style={{ ...LINE_OF_CARD, fontSize: '40px', lineHeight: '52px', fontWeight: 700, color: AMBER }}>{amount}</span>
            <span style={{ ...LINE_OF_CARD, margin: '12px 0 6px', fontSize: '14px', lineHeight: '20px' }}>{label}</span>
            <span style={CODE}>{code}</span>
            <span style={{ ...LINE_OF_CARD, marginTop: '12px', fontSize: '14px', lineHeight: '20px' }}>{until}</span>
          </td>
        </tr>
      </tbody>
    </table>
  )
}

const LINE_OF_CARD = { display: 'block', color: '#ffffff' } as const

const CODE = {
  display: 'inline-block',
  padding: '12px 12px',
  backgroundColor: '#ffffff',
  borderRadius: '8px',
  color: INK,
  fontFamily: "ui-monospace, SFMono-Regular, Menlo, Consolas, 'Courier New', monospace",
  // A larger font does not fit: the code does not break and a phone may be 320 px wide.
  fontSize: '17px',
  lineHeight: '24px',
  fontWeight: 700,
  whiteSpace: 'nowrap',
} as const
