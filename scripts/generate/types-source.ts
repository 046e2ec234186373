import openapiTypes, { astToString } from 'openapi-typescript'
import ts from 'typescript'

/** The type of a file in a browser. */
const blob = ts.factory.createTypeReferenceNode('Blob')

/** The text of api.d.ts. Optional fields may also be undefined, as in the validators' output. */
export async function typesSource(source: URL): Promise<string> {
  const nodes = await openapiTypes(source, {
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    transform: ({ format }) => (format === 'binary' ? blob : undefined),
  })
  return astToString(nodes.map((node) => ts.transform(node, [orUndefined]).transformed[0] ?? node))
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
