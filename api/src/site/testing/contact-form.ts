/** A valid message of the contact form. */
export const contactForm = {
  name: 'Ada Lindqvist',
  email: 'ada@post.example',
  subject: 'article',
  website: '',
  message: 'The date of the celadon entry is off.',
  remark: '',
}
