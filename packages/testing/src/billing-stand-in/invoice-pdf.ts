import type { LedgerInvoice } from './ledger/state.ts'

/** A page that says what an invoice is of. */
export function invoiceText({ at, currency, amount, lines, state }: LedgerInvoice, number: string): string[] {
  const money = (minor: number) => `${(minor / 100).toFixed(2)} ${currency}`
  return [
    'Invoice',
    `Number ${number}`,
    new Date(at).toISOString().slice(0, 10),
    '',
    ...lines.map((line) => `${line.text}: ${money(line.amount)}`),
    '',
    `Total: ${money(amount)} (${state})`,
    '',
    'Nothing is charged here.',
  ]
}

/** An invoice as a stand-in prints it: one page of plain lines, which every viewer opens. */
export function invoicePdf(lines: readonly string[]): string {
  const text = [
    'BT',
    '/F1 14 Tf',
    '72 770 Td',
    '22 TL',
    ...lines.map(
      (line) =>
        `(${line
          .replaceAll('×', 'x')
          .replaceAll(/[\\()]/g, '\\$&')
          .replaceAll(/[^ -~]/g, '?')}) Tj T*`,
    ),
    'ET',
  ].join('\n')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 4 0 R >> >> /Contents 5 0 R >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
  ]
  let body = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = body.length
    body += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  return `${body}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`
}
