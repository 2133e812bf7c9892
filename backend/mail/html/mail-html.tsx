import { Body } from '@react-email/body'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Html } from '@react-email/html'
import { Preview } from '@react-email/preview'
import { Section } from '@react-email/section'
import { renderToStaticMarkup } from 'react-dom/server'
import { storeOf } from '../../stores/stores'
import type { Mail } from '../../words/mail'
import { BlockHtml } from './block-html'
import { AMBER, DARK_MODE, FONT, INK, MIST, SMALL } from './theme'

/** The HTML part of a mail: a document of one column, at most 600 px wide, that needs no picture and no style sheet. */
export function mailHtml(mail: Mail): string {
  return `<!DOCTYPE html>${renderToStaticMarkup(<MailDocument mail={mail} />)}`
}

function MailDocument({ mail }: { mail: Mail }) {
  return (
    <Html lang={storeOf(mail.language).iso}>
      <Head>
        <title>{mail.subject}</title>
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{DARK_MODE}</style>
      </Head>
      <Body style={{ margin: 0, fontFamily: FONT }}>
        <Preview>{mail.preheader}</Preview>
        <div className="mist" style={{ padding: '16px 8px', backgroundColor: MIST }}>
          <Container style={{ width: '100%', maxWidth: '600px' }}>
            <Section style={{ backgroundColor: INK, borderTop: `6px solid ${AMBER}`, borderRadius: '12px 12px 0 0' }}>
              <p style={{ margin: 0, padding: '16px 24px', color: '#ffffff', fontSize: '22px', fontWeight: 700 }}>{mail.brand}</p>
            </Section>
            <Section className="card" style={{ backgroundColor: '#ffffff', borderRadius: '0 0 12px 12px' }}>
              <div style={{ padding: '24px' }}>
                <h1 className="ink" style={{ margin: '0 0 16px', fontSize: '22px', lineHeight: '28px', color: INK }}>
                  {mail.title}
                </h1>
                {mail.blocks.map((block, at) => (
                  <BlockHtml key={at} block={block} />
                ))}
              </div>
            </Section>
            <Section>
              <p className="muted" style={{ ...SMALL, margin: 0, padding: '16px 24px' }}>
                {mail.footer.map((line) => (
                  <span key={line}>
                    {line}
                    <br />
                  </span>
                ))}
              </p>
            </Section>
          </Container>
        </div>
      </Body>
    </Html>
  )
}
