export const XML = '<?xml version="1.0" encoding="UTF-8"?>\n'

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** Text for XML, without the control characters that XML 1.0 cannot hold. */
export function xmlText(text: string): string {
  // oxlint-disable-next-line no-control-regex -- they are what is taken out
  return text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '').replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign)
}
