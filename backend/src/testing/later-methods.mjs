// What draws the pages counts on methods of later versions of Node.
for (const name of ["transfer", "transferToFixedLength"]) {
  ArrayBuffer.prototype[name] ??= function (length = this.byteLength) {
    return this.slice(0, length);
  };
}
