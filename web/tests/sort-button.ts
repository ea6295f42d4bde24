/** The button right after the choice of an order, which sends this form and is seen without scripts alone. */
export const sortButton = (form: string) =>
  new RegExp(
    `<select[^>]*name="s"[^>]*form="${form}"[^>]*>(?:(?!</select>).)*</select><button type="submit" form="${form}" class="[^"]*\\bhidden nojs:block[^"]*">Sort</button>`,
  )
