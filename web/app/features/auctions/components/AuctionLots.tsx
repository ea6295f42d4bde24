import type { AuctionLot } from '@vitrine/contracts/auctions/schemas'

/** What is sold, in the order of the sale. */
export function AuctionLots({ lots }: { lots: readonly AuctionLot[] }) {
  if (lots.length === 0) return null
  const hasEstimates = lots.some(({ estimate }) => estimate !== '')
  return (
    <section aria-labelledby="lots" className="mt-10">
      <h2 id="lots" className="text-2xl font-medium">
        Lots
      </h2>
      <table className="mt-4 w-full border-collapse text-left">
        <thead>
          <tr className="border-b border-edge text-sm text-muted">
            <th scope="col" className="w-12 py-2 pr-4 font-medium tablet:w-16">
              Lot
            </th>
            <th scope="col" className="py-2 pr-4 font-medium">
              Description
            </th>
            {hasEstimates && (
              <th scope="col" className="py-2 text-right font-medium">
                Estimate
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {lots.map(({ number, title, estimate }, place) => (
            // Numbers may come twice; the page never reorders lots.
            <tr key={place} className="border-b border-hairline align-top">
              <td className="py-2.5 pr-4 tabular-nums">{number}</td>
              <td className="py-2.5 pr-4 break-words">{title}</td>
              {hasEstimates && <td className="min-w-34 py-2.5 text-right tabular-nums">{estimate}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
