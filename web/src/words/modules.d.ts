declare module "words:*" {
  const messages: string;
  export default messages;
}
