/** As far as a question before deleting is concerned. */
interface InCollections {
  itemCollections: readonly unknown[]
}

const one = {
  title: 'Delete item',
  question: 'Are you sure? Your item will be deleted.',
  inCollection: 'Are you sure? Your item is included in a collection and it will also be deleted from there.',
  done: 'You have successfully deleted your item!',
}
const several = {
  title: 'Delete items',
  question: 'Are you sure? Your items will be deleted.',
  inCollection: 'Are you sure? Some of your items are included in a collection and they will also be deleted from there.',
  done: 'You have successfully deleted your items!',
}

/** What is asked before items are deleted, and said after it. */
export function deleteWords(items: readonly InCollections[]) {
  const words = items.length === 1 ? one : several
  return { title: words.title, question: items.some(({ itemCollections }) => itemCollections.length > 0) ? words.inCollection : words.question, done: words.done }
}
