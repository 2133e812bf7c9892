import { Button } from '@react-email/button'
import { Section } from '@react-email/section'
import type { Block, Fact } from '../../words/mail'
import { GiftCardHtml } from './gift-card-html'
import { KeptTogether } from './kept-together'
import { ReceiptHtml } from './receipt-html'
import { AMBER, CELL, INK, LINE, MUTED, PETROL, TEXT } from './theme'

/** One block of a mail in HTML. */
export function BlockHtml({ block }: { block: Block }) {
  switch (block.type) {
    case 'text':
      return (
        <p className="ink" style={TEXT}>
          <KeptTogether>{block.text}</KeptTogether>
        </p>
      )
    case 'notice':
      return (
        <p
          className="ink notice"
          style={{ ...TEXT, padding: '12px 16px', backgroundColor: '#fff6e0', borderLeft: `4px solid ${AMBER}` }}
        >
          <KeptTogether>{block.text}</KeptTogether>
        </p>
      )
    case 'heading':
      return (
        <h2 className="ink" style={{ margin: '24px 0 8px', fontSize: '18px', lineHeight: '24px', color: INK }}>
          <KeptTogether>{block.text}</KeptTogether>
        </h2>
      )
    case 'quote':
      return (
        <p
          className="ink rule"
          style={{ ...TEXT, margin: '0 0 24px', paddingLeft: '16px', borderLeft: `4px solid ${LINE}`, whiteSpace: 'pre-line' }}
        >
          {block.text}
        </p>
      )
    case 'gift-card':
      return <GiftCardHtml card={block} />
    case 'facts':
      return <Facts facts={block.facts} />
    case 'receipt':
      return <ReceiptHtml receipt={block} />
    case 'action':
      return (
        <Section style={{ margin: '24px 0' }}>
          <Button
            href={block.url}
            style={{ ...TEXT, margin: 0, padding: '12px 24px', backgroundColor: AMBER, borderRadius: '8px', fontWeight: 600 }}
          >
            {block.label}
          </Button>
        </Section>
      )
    case 'links':
      return (
        <p className="ink" style={TEXT}>
          {block.links.map(({ label, url }) => (
            <span key={url}>
              <a className="link" href={url} style={{ color: PETROL }}>
                {label}
              </a>
              <br />
            </span>
          ))}
        </p>
      )
  }
}

function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <table width="100%" cellPadding={0} cellSpacing={0} style={{ margin: '0 0 16px', borderCollapse: 'collapse' }}>
      <tbody>
        {facts.map(({ name, value }) => (
          <tr key={name}>
            <th
              scope="row"
              className="muted rule"
              style={{ ...CELL, ...FACT, overflowWrap: 'break-word', width: '38%', paddingRight: '16px', color: MUTED }}
            >
              {name}
            </th>
            <td className="ink rule" style={{ ...CELL, ...FACT, color: INK }}>
              {value.map((line, at) => (
                <span key={at}>
                  {at > 0 && <br />}
                  <KeptTogether>{line}</KeptTogether>
                </span>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const FACT = { fontSize: '15px', lineHeight: '22px' }
