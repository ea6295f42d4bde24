/** Beside the choice of an order: without scripts it sends the form that the choice belongs to. */
export function SortButton({ form }: { form: string }) {
  return (
    <button type="submit" form={form} className="button-plain hidden nojs:block">
      Sort
    </button>
  )
}
