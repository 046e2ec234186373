export { goodsToSend, holdReasons, reasonsAgainst } from './sewing/goods-to-send.ts'
export { undoTime } from './staff-orders/undo.ts'
