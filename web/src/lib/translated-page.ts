/**
 * Lets React change a page that the browser translates. A translator replaces text nodes with its own elements, but
 * React keeps references to the replaced nodes. Without this function, React would fail to remove such a node or to
 * insert something before it, and the whole form around it would disappear.
 */
export function allowTranslation(): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function remove<Child extends Node>(this: Node, child: Child): Child {
    return child.parentNode === this ? (removeChild.call(this, child) as Child) : child;
  };
  Node.prototype.insertBefore = function insert<Child extends Node>(
    this: Node,
    child: Child,
    next: Node | null,
  ): Child {
    return insertBefore.call(this, child, next?.parentNode === this ? next : null) as Child;
  };
}
