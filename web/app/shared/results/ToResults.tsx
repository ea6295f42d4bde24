/** Without scripts all filters stand above the results, as long as there is no room beside them: the way past. */
export function ToResults() {
  return (
    <a href="#found" className="text-link mb-4 hidden min-h-11 items-center nojs:max-large:inline-flex">
      Go to the results
    </a>
  )
}
