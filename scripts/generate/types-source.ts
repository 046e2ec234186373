import openapiTypes, { astToString } from 'openapi-typescript'
import ts from 'typescript'

/** The type of a file in a browser. */
const blob = ts.factory.createTypeReferenceNode('Blob')

/** The text of api.d.ts. Optional fields may also be undefined, as in the validators' output. */
export async function typesSource(source: URL): Promise<string> {
  let files = 0
  const nodes = await openapiTypes(source, {
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    transform({ format }) {
      if (format !== 'binary') return undefined
      files += 1
      return blob
    },
  })
  const types = nodes.map((node) => ts.transform(node, [orUndefined]).transformed[0] ?? node)
  const text = astToString(types)
  // A release of openapi-typescript that builds other nodes must not pass unnoticed.
  if (files === 0 || !/\?: [^;]+ \| undefined;/.test(text))
    throw new Error('The types have no file, or no optional field that may be undefined')
  return text
}

const orUndefined: ts.TransformerFactory<ts.Node> = (context) => (root) => {
  const { factory } = context
  const visit = (node: ts.Node): ts.Node => {
    const visited = ts.visitEachChild(node, visit, context)
    if (!ts.isPropertySignature(visited) || !visited.questionToken || !visited.type) return visited
    const { modifiers, name, questionToken, type } = visited
    const undefinedType = factory.createKeywordTypeNode(ts.SyntaxKind.UndefinedKeyword)
    const either = factory.createUnionTypeNode([type, undefinedType])
    const signature = factory.createPropertySignature(modifiers, name, questionToken, either)
    return ts.setTextRange(ts.setOriginalNode(signature, visited), visited)
  }
  return visit(root)
}
