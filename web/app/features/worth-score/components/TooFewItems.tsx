/** What is said where too few similar items are known, in the documents' words. */
export function TooFewItems({ level }: { level: 'h2' | 'h3' }) {
  const Heading = level
  return (
    <div role="status">
      <Heading className="text-xl font-medium">There are no results</Heading>
      <p className="mt-2 max-w-prose">
        We were unable to find enough similar items to provide a WorthScore Price Range. Please include more information in your Vault Item Title and Description, or revise Category and try again.
      </p>
    </div>
  )
}
