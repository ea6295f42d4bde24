/**
 * Rules against tests that lose a race: an assertion that reads once what an action changes later, and a wait
 * that gives up after a second.
 */

/** Methods that act on a page, of vitest's browser mode and of Playwright. */
const ACTIONS = new Set([
  'check',
  'clear',
  'click',
  'dblclick',
  'dblClick',
  'dispatchEvent',
  'dragAndDrop',
  'dragTo',
  'drop',
  'fill',
  'goBack',
  'goForward',
  'goto',
  'hover',
  'insertText',
  'keyboard',
  'press',
  'pressSequentially',
  'reload',
  'selectOption',
  'selectOptions',
  'setInputFiles',
  'tab',
  'tap',
  'tripleClick',
  'type',
  'uncheck',
  'unhover',
  'upload',
  'wheel',
])

/** Calls that wait for the page or for a request, or that move a fake clock by a known time. */
const WAITS = /^(?:expectConsoleError|waitFor\w*|waitUntil|advanceTimers\w+Async|run\w+TimersAsync)$/

const isFunction = ({ type }) =>
  type === 'ArrowFunctionExpression' || type === 'FunctionExpression' || type === 'FunctionDeclaration'

/** Child nodes in the order of the source. */
function childrenOf(node) {
  return Object.entries(node).flatMap(([key, value]) => {
    if (key === 'parent' || value === null || typeof value !== 'object') return []
    return (Array.isArray(value) ? value : [value]).filter((child) => typeof child?.type === 'string')
  })
}

/** Calls `visit` with each node of a function's own code, until it returns true. */
function someNode(node, visit) {
  return visit(node) || childrenOf(node).some((child) => !isFunction(child) && someNode(child, visit))
}

/** The name of the called function or method. */
function nameOf({ callee }) {
  if (callee.type === 'Identifier') return callee.name
  return callee.type === 'MemberExpression' && !callee.computed ? callee.property.name : null
}

/** The call at the head of a chain of assertions: `expect(x)` of `expect(x).not.toBe(1)`; null for others. */
function expectOf(node) {
  if (node.type === 'MemberExpression') return expectOf(node.object)
  if (node.type !== 'CallExpression') return null
  const { callee } = node
  const isExpect =
    callee.name === 'expect' || (callee.type === 'MemberExpression' && callee.object.name === 'expect')
  return isExpect ? node : expectOf(callee)
}

/** Functions of the file by name. A name that is given twice is none. */
function functionsOf(program) {
  const found = new Map()
  const note = (key, fn) => {
    if (key?.type === 'Identifier' && fn && isFunction(fn))
      found.set(key.name, found.has(key.name) ? null : fn)
  }
  const visit = (node) => {
    if (node.type === 'FunctionDeclaration') note(node.id, node)
    if (node.type === 'VariableDeclarator') note(node.id, node.init)
    if (node.type === 'Property') note(node.key, node.value)
    childrenOf(node).forEach(visit)
  }
  visit(program)
  return found
}

/**
 * Follows the statements of each function: an awaited action starts a change of the page, and a retried
 * assertion or a wait ends it. Assertions in between that read once are reported.
 */
class PageChanges {
  constructor(program, report) {
    this.functions = functionsOf(program)
    this.report = report
    this.effects = new Map()
  }

  /** Functions inside it are followed on their own. */
  follow(fn, report = this.report) {
    const state = { changing: false, touched: false, waited: false, results: new Set(), report }
    // The caller awaits an arrow without a block, as in `const save = () => button('Save').click()`.
    if (fn.body.type === 'BlockStatement') this.visit(fn.body, state)
    else this.awaited(fn.body.type === 'AwaitExpression' ? fn.body.argument : fn.body, state)
    return state
  }

  visit(node, state) {
    if (isFunction(node)) return
    if (node.type === 'AwaitExpression') return this.awaited(node.argument, state)
    if (node.type === 'CallExpression' && expectOf(node)) return this.assertion(node, expectOf(node), state)
    if (node.type === 'VariableDeclarator') this.noteResult(node, state)
    // The end of a loop's body comes before its beginning as well.
    if (/^(?:For|While|DoWhile)/.test(node.type)) this.visitChildren(node, state)
    this.visitChildren(node, state)
  }

  visitChildren(node, state) {
    for (const child of childrenOf(node)) this.visit(child, state)
  }

  /** An assertion that is not awaited reads once. */
  assertion(node, head, state) {
    if (head.callee.type === 'MemberExpression') return
    const [subject] = head.arguments
    if (state.changing && subject && !this.isSettled(subject, state)) state.report(node)
    this.visitChildren(head, state)
  }

  /** What an action returned, as `goto` its response, and what a function waited for, changes no more. */
  isSettled(subject, state) {
    return someNode(
      subject,
      (node) =>
        (node.type === 'Identifier' && state.results.has(node.name)) ||
        (node.type === 'AwaitExpression' && this.waits(node.argument)),
    )
  }

  waits(node) {
    if (node.type !== 'CallExpression') return node.type === 'Identifier'
    return WAITS.test(nameOf(node)) || (this.effectOf(nameOf(node))?.waited ?? false)
  }

  noteResult({ id, init }, state) {
    if (init?.type !== 'AwaitExpression' || id.type !== 'Identifier') return
    const { argument } = init
    if (this.waits(argument) || (argument.type === 'CallExpression' && ACTIONS.has(nameOf(argument))))
      state.results.add(id.name)
  }

  awaited(node, state) {
    // A promise that was made before: a request or an event that has come.
    if (node.type === 'Identifier') return this.settle(state)
    if (node.type !== 'CallExpression') return this.visit(node, state)
    // `await expect(locator).toBeVisible()` of Playwright retries as `expect.element` and `expect.poll` do.
    if (expectOf(node)) return this.settle(state)
    const name = nameOf(node)
    if (name === 'all' && node.callee.object?.name === 'Promise') return this.together(node, state)
    this.visitChildren(node, state)
    if (WAITS.test(name)) this.settle(state)
    else if (ACTIONS.has(name)) this.act(state)
    else this.apply(this.effectOf(name), state)
  }

  /** `Promise.all([page.waitForURL(…), button.click()])` ends with the wait. */
  together({ arguments: [list] }, state) {
    const parts = list?.type === 'ArrayExpression' ? list.elements.filter((part) => part !== null) : []
    for (const part of parts) this.awaited(part, state)
    if (parts.some((part) => part.type === 'Identifier' || this.waits(part))) this.settle(state)
  }

  act(state) {
    state.changing = true
    state.touched = true
  }

  settle(state) {
    state.changing = false
    state.touched = true
    state.waited = true
  }

  apply(effect, state) {
    if (effect?.touched) state.changing = effect.changing
    state.touched ||= effect?.touched ?? false
    state.waited ||= effect?.waited ?? false
  }

  /** What an awaited call of a function of this file leaves behind. */
  effectOf(name) {
    if (!this.effects.has(name)) {
      // A function that calls itself adds nothing.
      this.effects.set(name, null)
      const fn = this.functions.get(name)
      if (fn)
        this.effects.set(
          name,
          this.follow(fn, () => undefined),
        )
    }
    return this.effects.get(name)
  }
}

const retriedExpect = {
  create: (context) => ({
    Program(program) {
      const unretried = new Set()
      const changes = new PageChanges(program, (node) => unretried.add(node))
      const visit = (node) => {
        if (isFunction(node)) changes.follow(node)
        childrenOf(node).forEach(visit)
      }
      visit(program)
      for (const node of unretried) {
        context.report({
          node,
          message:
            'The action before may not have taken effect: await expect.element(…), expect.poll(…) or a web-first assertion. Before an absence await a sign that it has.',
        })
      }
    },
  }),
}

const waitWithLimit = {
  create: (context) => ({
    CallExpression(node) {
      const { callee } = node
      const isWait =
        callee.type === 'MemberExpression' &&
        callee.object.name === 'vi' &&
        /^waitFor$|^waitUntil$/.test(callee.property.name)
      if (!isWait || node.arguments.length > 1) return
      context.report({
        node,
        message: 'vi.waitFor and vi.waitUntil give up after a second: use expect.poll, or give a timeout.',
      })
    },
  }),
}

/** `test-waits/retried-expect` and `test-waits/wait-with-limit`. */
export default {
  meta: { name: 'test-waits' },
  rules: { 'retried-expect': retriedExpect, 'wait-with-limit': waitWithLimit },
}
