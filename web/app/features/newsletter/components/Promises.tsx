const promises = [
  { title: 'A handful of entries', text: 'Each letter takes one subject, such as a glaze, a workshop or a forger’s favourite, and leads to the entries that explain it.' },
  { title: 'From those who wrote them', text: 'The people behind the dictionary say why a piece matters and what to look at when you hold one.' },
  { title: 'Yours to end', text: 'One click at the foot of any letter ends it. Your address is used for nothing else and passed on to nobody.' },
] as const

/** What whoever subscribes may count on. */
export function Promises() {
  return (
    <dl className="grid gap-6 self-start">
      {promises.map(({ title, text }) => (
        <div key={title} className="border-l-2 border-brass pl-4">
          <dt className="font-serif text-lg font-medium">{title}</dt>
          <dd className="mt-1 max-w-xl text-muted">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
